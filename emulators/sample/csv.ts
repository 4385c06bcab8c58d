import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a sample file into one record per line. Its fields contain no quotes or semicolons. */
export function readSample<Column extends string>(file: string): Record<Column, string>[] {
  const [heading = '', ...lines] = readFileSync(samplePath(file), 'utf8').trim().split('\n');
  const columns = heading.split(';') as Column[];
  return lines.map((line) => {
    const fields = line.split(';');
    const entries = columns.map((column, index) => [column, fields[index] ?? '']);
    return Object.fromEntries(entries) as Record<Column, string>;
  });
}

export function samplePath(file: string): string {
  return join(import.meta.dirname, 'rows', file);
}
