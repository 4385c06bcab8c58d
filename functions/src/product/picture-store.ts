import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { pictureFile } from '../../../domain/product/picture';
import { bucket } from '../firebase';

/** The store of pictures: Firebase Storage, or folders on a developer's machine (decision 77). */
interface PictureStore {
  save: (code: string, jpeg: Buffer) => Promise<void>;
  read: (code: string) => Promise<Buffer | undefined>;
}

/** Uses the folders in `PICTURE_FOLDERS`, or else the project's bucket. */
export function pictureStore(): PictureStore {
  const folders = process.env['PICTURE_FOLDERS'];
  return folders ? inFolders(folders.split(delimiter)) : inBucket;
}

const inBucket: PictureStore = {
  async save(code, jpeg) {
    const file = (await bucket()).file(`products/images/${pictureFile(code)}`);
    await file.save(jpeg, { contentType: 'image/jpeg', resumable: false });
  },
  async read(code) {
    const file = (await bucket()).file(`products/images/${pictureFile(code)}`);
    try {
      const [jpeg] = await file.download();
      return jpeg;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 404) return undefined;
      throw error;
    }
  },
};

/** Each folder holds all pictures. */
function inFolders(folders: string[]): PictureStore {
  return {
    async save(code, jpeg) {
      for (const folder of folders) {
        const file = join(folder, pictureFile(code));
        await mkdir(folder, { recursive: true });
        // Safety: the rename is atomic, so readers get the old picture or the new one.
        await writeFile(`${file}.new`, jpeg);
        await rename(`${file}.new`, file);
      }
    },
    async read(code) {
      try {
        return await readFile(join(folders[0] ?? '', pictureFile(code)));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
