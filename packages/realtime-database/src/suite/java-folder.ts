import { accessSync, constants, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The version that `firebase-tools` requires before it starts an emulator. */
const version = 'openjdk version "21" (realtime-database-local, for the database alone)';

/** A new folder whose `java` starts our database instead of the suite's, and passes other jars to the real Java. */
interface JavaFolder {
  readonly path: string;
  /** An empty file in place of the suite's database, so that firebase-tools doesn't download it. */
  readonly jar: string;
}

/** `server` is the command that starts the database. It receives the suite's process id and all of Java's arguments. */
export function makeJavaFolder(server: readonly string[], searchPath: string): JavaFolder {
  const path = mkdtempSync(join(tmpdir(), 'realtime-database-local-'));
  const jar = join(path, 'database.jar');
  writeFileSync(jar, '');
  writeFileSync(join(path, 'java'), script(jar, server, realJava(searchPath)), { mode: 0o755 });
  return { path, jar };
}

/** The script uses `exec`, because firebase-tools stops the process that it started. */
function script(jar: string, server: readonly string[], java: string | undefined): string {
  // Only firebase-tools gets our version; other callers get the real Java's.
  const suiteAsks = java ? "*' -Duser.language=en '*'-version '*)" : "*' -version '*)";
  const other = java
    ? `exec ${quoted(java)} "$@"`
    : `echo ${quoted('Only the database runs without Java, and there is no java in PATH.')} >&2; exit 1`;
  return `#!/bin/sh
jar=${quoted(jar)}
case " $* " in
  *" $jar "*) exec ${server.map(quoted).join(' ')} "$PPID" "$@" ;;
  *' -jar '*) ${other} ;;
  ${suiteAsks} echo ${quoted(version)} >&2 ;;
  *) ${other} ;;
esac
`;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function realJava(searchPath: string): string | undefined {
  const files = searchPath.split(delimiter).map((folder) => join(folder, 'java'));
  return files.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
