/** What the dependencies run on, as `engines` of package.json has it, for the sentence that asks for it. */
export const wantedNode = 'Node 24, ou 22.13 ou 20.19 em diante (https://nodejs.org)';

/** Tells whether the dependencies run on this version of Node. */
export function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
}
