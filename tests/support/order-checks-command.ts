import { storeCheck, storedCheck } from './order-checks';

/** Arguments: an order's number, and the comparison to store or null. Prints the previous one. */
const [number = '', check] = process.argv.slice(2);
const before = await storedCheck(Number(number));
if (check !== undefined) {
  await storeCheck(Number(number), JSON.parse(check) as Parameters<typeof storeCheck>[1]);
}
console.log(JSON.stringify(before));
