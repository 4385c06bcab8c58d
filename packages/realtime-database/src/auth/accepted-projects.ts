import type { TokenProjects } from './token.ts';

/**
 * Returns the projects whose tokens a database accepts: the server's and the database's own, or all if `anyProject` is
 * given. 'warn' logs each project after the first.
 */
export function acceptedProjects(
  projectId: string,
  anyProject: 'silent' | 'warn' | undefined,
  log: (line: string) => void,
): (namespace: string) => TokenProjects {
  if (anyProject === undefined) {
    return (namespace) => [projectId, namespace, namespace.replace(/-default-rtdb$/, '')];
  }
  const onProject = anyProject === 'warn' ? warnOfOtherProjects(log) : () => undefined;
  return () => onProject;
}

/** firebase-tools never passes the project's name, so the first project counts. */
function warnOfOtherProjects(log: (line: string) => void): (project: string) => void {
  const seen = new Set<string>();
  return (project) => {
    if (seen.has(project)) return;
    seen.add(project);
    const [first] = seen;
    if (project === first) return;
    log(
      `Multiple projects are not recommended in single project mode: a token is for ${project}, earlier ones for ${first}.`,
    );
  };
}
