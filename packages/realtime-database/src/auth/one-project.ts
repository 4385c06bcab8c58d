/**
 * Logs a warning for each project after the first. firebase-tools never passes the project's name, so the first counts.
 */
export function warnOfOtherProjects(log: (line: string) => void): (project: string) => void {
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
