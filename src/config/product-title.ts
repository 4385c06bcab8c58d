import { env } from './env';

/** The product's name in the header, on the public pages and in the browser's tab. */
export const productTitle = `Catálogo ${env.companyName}`;
