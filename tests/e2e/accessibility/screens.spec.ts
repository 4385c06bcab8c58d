import { againStates } from './again-states';
import { myCustomersStates } from './my-customers-states';
import { catalogueStates } from './catalogue-states';
import { forCustomerStates } from './for-customer-states';
import { lookAt } from './look';
import { test } from './people';
import { publicStates } from './public-states';
import { shellStates } from './shell-states';

test.describe.configure({ mode: 'parallel' });

lookAt([
  ...publicStates,
  ...shellStates,
  ...catalogueStates,
  ...forCustomerStates,
  ...againStates,
  ...myCustomersStates,
]);
