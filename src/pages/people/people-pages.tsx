import { PeopleList } from '../../features/people/list/people-list';
import {
  customerApproval,
  customerList,
  sellerApproval,
  sellerList,
} from '../../features/people/list/people-views';
import { SameCnpjProvider } from '../../providers/people/use-same-cnpj';

/** The administrator's lists of people. */

/** /clientes: approved customers. */
export function CustomersPage() {
  return (
    <SameCnpjProvider>
      <PeopleList view={customerList} />
    </SameCnpjProvider>
  );
}

/** /vendedores: approved sellers. */
export function SellersPage() {
  return <PeopleList view={sellerList} />;
}

/** /analise: customers who wait for approval. */
export function CustomerApprovalPage() {
  return (
    <SameCnpjProvider>
      <PeopleList view={customerApproval} />
    </SameCnpjProvider>
  );
}

/** /analisevendedores: sellers who wait for approval. */
export function SellerApprovalPage() {
  return <PeopleList view={sellerApproval} />;
}
