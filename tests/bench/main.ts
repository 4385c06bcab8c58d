import './own-ports';

import { readOptions } from './options';
import { run } from './run';

/** `npm run bench`: the product's figures at four years of orders, held to their limits. */
const options = readOptions();
if (options) process.exit((await run(options)) ? 0 : 1);
