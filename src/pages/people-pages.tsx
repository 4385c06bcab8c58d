import { PeopleList } from '../features/people/people-list';
import {
  customerApproval,
  customerList,
  sellerApproval,
  sellerList,
} from '../features/people/people-views';
import { PeopleProvider } from '../providers/people';

/** The administrator's lists of people. */

/** /clientes: approved customers. */
export function CustomersPage() {
  return (
    <PeopleProvider analise={true}>
      <PeopleList view={customerList} />
    </PeopleProvider>
  );
}

/** /vendedores: approved sellers. */
export function SellersPage() {
  return (
    <PeopleProvider analise={true}>
      <PeopleList view={sellerList} />
    </PeopleProvider>
  );
}

/** /analise: customers who wait for approval. */
export function CustomerApprovalPage() {
  return (
    <PeopleProvider analise={false}>
      <PeopleList view={customerApproval} />
    </PeopleProvider>
  );
}

/** /analisevendedores: sellers who wait for approval. */
export function SellerApprovalPage() {
  return (
    <PeopleProvider analise={false}>
      <PeopleList view={sellerApproval} />
    </PeopleProvider>
  );
}
