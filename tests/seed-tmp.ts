import { storeOrders } from './support/data/many';
import { stored } from './support/stored';
import { paths } from '../domain/paths';
import type { User } from '../domain/people/user';
const customer = await stored<User>(paths.user('cliente'));
if (!customer) throw new Error('no customer');
const n = await storeOrders(customer, Array<number>(Number(process.argv[2] ?? 500)).fill(8));
console.log(n.length, n.at(-1));
