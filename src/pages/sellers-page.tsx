import { PeopleList } from '../features/people/people-list';
import { sellerList } from '../features/people/people-views';
import { PeopleProvider } from '../providers/people';

/** /vendedores: approved sellers, for the administrator. */
export function SellersPage() {
  return (
    <PeopleProvider analise={true}>
      <PeopleList view={sellerList} />
    </PeopleProvider>
  );
}
