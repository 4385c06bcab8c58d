import { delimiter } from 'node:path';
import { bucketFiles, folderFiles, type FileStore } from '../stored/file-store';

/** The store of pictures: the folders in `PICTURE_FOLDERS`, or else the project's bucket. */
export function pictureStore(): FileStore {
  const folders = process.env['PICTURE_FOLDERS'];
  return folders
    ? folderFiles(folders.split(delimiter))
    : bucketFiles('products/images', 'image/jpeg');
}
