import { onRequest } from 'firebase-functions/https';
import { codeOfPicture } from '../../domain/product/picture';
import { region, secrets } from './config';
import { findPicture } from './product/find-picture';

/** How long browsers and Hosting show a picture, or its absence, before they check its ETag, in seconds. */
const maxAgeSeconds = 300;

/** GET /products/images/{CD_PRODUTO}.jpg, through Hosting: the picture, or the default one if there is none. */
export const pictures = onRequest(
  { region, secrets, cors: false, maxInstances: 4 },
  async (request, response) => {
    const code = codeOfPicture(request.path);
    const jpeg = code === undefined ? undefined : await findPicture(code);
    response.set('Cache-Control', `public, max-age=${maxAgeSeconds}`);
    if (jpeg) response.type('jpg').send(jpeg);
    else response.redirect('/products/images/default.jpg');
  },
);
