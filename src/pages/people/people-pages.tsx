import { PeopleList } from '../../features/people/list/people-list';
import {
  customerApproval,
  customerList,
  sellerApproval,
  sellerList,
} from '../../features/people/list/people-lists';

/** The administrator's lists of people. */

/** /clientes: approved customers. */
export function CustomersPage() {
  return <PeopleList list={customerList} />;
}

/** /vendedores: approved sellers. */
export function SellersPage() {
  return <PeopleList list={sellerList} />;
}

/** /analise: customers who wait for approval. */
export function CustomerApprovalPage() {
  return <PeopleList list={customerApproval} />;
}

/** /analisevendedores: sellers who wait for approval. */
export function SellerApprovalPage() {
  return <PeopleList list={sellerApproval} />;
}
