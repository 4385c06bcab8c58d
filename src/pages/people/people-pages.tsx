import { PeopleList } from '../../features/people/list/people-list';
import {
  customerApproval,
  customerList,
  sellerApproval,
  sellerList,
} from '../../features/people/list/people-lists';
import { SameCnpjProvider } from '../../providers/people/use-same-cnpj';

/** The administrator's lists of people. */

/** /clientes: approved customers. */
export function CustomersPage() {
  return (
    <SameCnpjProvider>
      <PeopleList list={customerList} />
    </SameCnpjProvider>
  );
}

/** /vendedores: approved sellers. */
export function SellersPage() {
  return <PeopleList list={sellerList} />;
}

/** /analise: customers who wait for approval. */
export function CustomerApprovalPage() {
  return (
    <SameCnpjProvider>
      <PeopleList list={customerApproval} />
    </SameCnpjProvider>
  );
}

/** /analisevendedores: sellers who wait for approval. */
export function SellerApprovalPage() {
  return <PeopleList list={sellerApproval} />;
}
