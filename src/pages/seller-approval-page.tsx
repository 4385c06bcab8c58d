import { PeopleList } from '../features/people/people-list';
import { sellerApproval } from '../features/people/people-views';
import { PeopleProvider } from '../providers/people';

/** /analisevendedores: sellers who wait for approval, for the administrator. */
export function SellerApprovalPage() {
  return (
    <PeopleProvider analise={false}>
      <PeopleList view={sellerApproval} />
    </PeopleProvider>
  );
}
