import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredAccount } from '../auth/accounts-api';
import { StartError } from '../start/start-error';
import { restFolder, restFormat } from './rest';

export const metadataFile = 'firebase-export-metadata.json';

/** An export in the emulator suite's folder format, with our additional parts if it has them. */
export interface Exported {
  accounts: StoredAccount[] | undefined;
  /** A file for each database with data, named after it. Undefined if the export has no Realtime Database. */
  databases: string[] | undefined;
  /** The folder of our additional parts. Undefined for an export of another suite. */
  rest: string | undefined;
}

interface Metadata {
  auth?: { path: string };
  database?: { path: string };
}

/** Reads an export without changing anything. Rejects with a sentence unless it is complete and of this project. */
export async function readExport(folder: string): Promise<Exported> {
  const refuse = (reason: string) => new StartError(`${reason} Nada foi iniciado nem apagado.`);
  const hurt = (what: string) => refuse(`A exportação em ${folder} está incompleta: ${what}.`);

  async function json<Content>(file: string, missing: Error): Promise<Content> {
    const text = await orMissing(readFile(join(folder, file), 'utf8'), missing);
    try {
      return JSON.parse(text) as Content;
    } catch {
      throw hurt(`${file} foi cortado ou alterado`);
    }
  }

  const { auth, database } = await json<Metadata>(
    metadataFile,
    refuse(`Não há exportação do Firebase em ${folder}: falta o arquivo ${metadataFile}.`),
  );
  if (!auth && !database) {
    throw refuse(
      `A exportação em ${folder} não tem dados de Auth nem do Realtime Database, os que o projeto usa.`,
    );
  }

  async function accountsOf(path: string): Promise<StoredAccount[]> {
    const file = join(path, 'accounts.json');
    const { users } = await json<{ users?: StoredAccount[] }>(file, hurt(`falta ${file}`));
    return users ?? [];
  }
  async function databasesOf(path: string): Promise<string[]> {
    const files = await orMissing(readdir(join(folder, path)), hurt(`falta ${path}`));
    return files.filter((file) => file.endsWith('.json')).map((file) => join(folder, path, file));
  }
  async function restOf(): Promise<string | undefined> {
    const names = await readdir(folder);
    if (!names.includes(restFolder)) return undefined;
    const file = join(restFolder, 'format');
    const format = await orMissing(readFile(join(folder, file), 'utf8'), hurt(`falta ${file}`));
    if (format.trim() === restFormat) return join(folder, restFolder);
    throw refuse(
      `A exportação em ${folder} é de outra versão do projeto (formato ${format.trim() || 'vazio'}; esta lê ${restFormat}).`,
    );
  }
  return {
    accounts: auth && (await accountsOf(auth.path)),
    databases: database && (await databasesOf(database.path)),
    rest: await restOf(),
  };
}

async function orMissing<Value>(reading: Promise<Value>, missing: Error): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? missing : error;
  }
}
