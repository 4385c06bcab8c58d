import { parseArgs } from 'node:util';

import { makeBook } from './book';
import { takeReadmePictures } from './readme';

/** `npm run pictures` takes the README's pictures; with `--book` every state of every screen on one page. */
const { values } = parseArgs({ options: { book: { type: 'boolean' } } });
await (values.book ? makeBook() : takeReadmePictures());
