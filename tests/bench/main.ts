import './own-ports';

import { readOptions } from './options';
import { run } from './run';

/** `npm run bench` measures the product at four years of orders and checks the limits. */
const options = readOptions();
if (options) process.exit((await run(options)) ? 0 : 1);
