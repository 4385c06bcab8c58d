import { PeopleList } from '../../features/people/list/people-list';
import {
  customerApproval,
  customerList,
  sellerApproval,
  sellerList,
} from '../../features/people/list/people-views';

/** The administrator's lists of people. */

/** /clientes: approved customers. */
export function CustomersPage() {
  return <PeopleList view={customerList} />;
}

/** /vendedores: approved sellers. */
export function SellersPage() {
  return <PeopleList view={sellerList} />;
}

/** /analise: customers who wait for approval. */
export function CustomerApprovalPage() {
  return <PeopleList view={customerApproval} />;
}

/** /analisevendedores: sellers who wait for approval. */
export function SellerApprovalPage() {
  return <PeopleList view={sellerApproval} />;
}
