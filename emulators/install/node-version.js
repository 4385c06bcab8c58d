/** The versions of Node that the dependencies support, like `engines` of package.json, as words for a message. */
export const wantedNode = 'Node 24, ou 22.13 ou 20.19 em diante (https://nodejs.org)';

/** Whether the dependencies support this version of Node. */
export function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
}
