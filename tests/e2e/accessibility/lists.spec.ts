import { lookAt } from './look';
import { freshPriceStates } from './fresh-price-states';
import { orderStates } from './order-states';
import { peopleStates } from './people-states';
import { resultsStates } from './results-states';
import { walkThrough } from './walk-through';

/** The live lists of orders and people, and what is reckoned of them. While somebody else's work moves them, they take no click. */
const states = [...orderStates, ...freshPriceStates, ...peopleStates, ...resultsStates];

lookAt(states);
walkThrough(states, [
  'seller orders, one open',
  'seller orders, many that wait for the connection',
  'administrator orders',
  'administrator customers',
  'administrator registration of a seller',
]);
