import { statfs } from 'node:fs/promises';
import { StartError } from '../start/start-error';

/** Bytes that a start may need: the data, the compiled endpoints, two builds of the app and the logs. */
const needed = 200 * 1024 * 1024;

/** Rejects unless every folder has room. Otherwise half-written files would fail later, without a clear message. */
export async function checkFreeSpace(folders: string[], bytes = needed) {
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free >= bytes) continue;
    throw new StartError(
      `O disco está cheio: em ${folder} há ${megabytes(free)} livres, e o projeto precisa de ${megabytes(bytes)}. ` +
        'Nada foi apagado; libere espaço e execute "npm start" de novo.',
    );
  }
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
