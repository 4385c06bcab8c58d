import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { codeOfPicture, pictureFile } from '../domain/product/picture.ts';

/** The dev server serves uploaded pictures, in the folder `MMV_PICTURES`, before those of `public`. */
export function sentPictures(): Plugin {
  return {
    name: 'mmv:sent-pictures',
    configureServer({ middlewares }) {
      const folder = process.env['MMV_PICTURES'];
      if (folder === undefined) return;
      middlewares.use((request, response, next) => {
        const code = codeOfPicture((request.url ?? '').replace(/\?.*/s, ''));
        const file = code === undefined ? undefined : join(folder, pictureFile(code));
        if (file === undefined || !existsSync(file)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/jpeg').setHeader('Cache-Control', 'no-cache');
        createReadStream(file).pipe(response);
      });
    },
  };
}
