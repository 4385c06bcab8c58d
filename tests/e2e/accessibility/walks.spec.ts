import { againStates } from './states/again';
import { cartStates } from './states/cart';
import { catalogueStates } from './states/catalogue';
import { freshPriceStates } from './states/fresh-prices';
import { orderDeskStates } from './states/order-desk';
import { orderMoveStates } from './states/order-moves';
import { orderStates } from './states/orders';
import { peopleStates } from './states/people';
import { publicStates } from './states/public';
import { quickOrderStates } from './states/quick-order';
import { resultsStates } from './states/results';
import { sellerStates } from './states/seller';
import { shellStates } from './states/shell';
import { updateStates } from './states/update';
import { logins, type Who } from './state';
import { walk } from './walk';

const families = {
  'before signing in': publicStates,
  'home and what surrounds a screen': shellStates,
  'catalogue and cart': [...catalogueStates, ...cartStates, ...quickOrderStates],
  orders: [...orderStates, ...freshPriceStates, ...againStates, ...sellerStates],
  'moves of orders': [...orderMoveStates, ...orderDeskStates],
  people: peopleStates,
  'figures and products': [...resultsStates, ...updateStates],
};

for (const who of Object.keys(logins) as Who[]) {
  const own = Object.values(families)
    .flat()
    .filter((state) => state.who === who);
  const main = own.filter((state) => state.main);
  if (main.length > 0) walk(who, 'the most used screens', main, { tag: '@main' });
  for (const [family, states] of Object.entries(families)) {
    const rest = states.filter((state) => own.includes(state) && !state.main);
    if (rest.length > 0) walk(who, family, rest);
  }
}
