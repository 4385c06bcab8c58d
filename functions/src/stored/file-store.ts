import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bucket } from '../firebase';

/** Files in Firebase Storage, or in folders on a developer's machine (decision 77). */
export interface FileStore {
  save: (name: string, bytes: Buffer) => Promise<void>;
  read: (name: string) => Promise<Buffer | undefined>;
  remove: (name: string) => Promise<void>;
}

/** The files below `place` in the project's bucket. Only the functions can read them (`storage.rules`). */
export function bucketFiles(place: string, contentType: string): FileStore {
  const fileOf = async (name: string) => (await bucket()).file(`${place}/${name}`);
  return {
    async save(name, bytes) {
      await (await fileOf(name)).save(bytes, { contentType, resumable: false });
    },
    async read(name) {
      try {
        const [bytes] = await (await fileOf(name)).download();
        return bytes;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 404) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await (await fileOf(name)).delete({ ignoreNotFound: true });
    },
  };
}

/** Each folder holds all files. */
export function folderFiles(folders: readonly string[]): FileStore {
  return {
    async save(name, bytes) {
      for (const folder of folders) {
        const file = join(folder, name);
        await mkdir(dirname(file), { recursive: true });
        // Safety: the rename is atomic, so readers get the old file or the new one. Each call writes a file of its own.
        const written = `${file}.${randomUUID()}`;
        await writeFile(written, bytes);
        await rename(written, file);
      }
    },
    async read(name) {
      try {
        return await readFile(join(folders[0] ?? '', name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(name) {
      for (const folder of folders) await rm(join(folder, name), { force: true });
    },
  };
}
