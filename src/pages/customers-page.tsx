import { PeopleList } from '../features/people/people-list';
import { customerList } from '../features/people/people-views';
import { PeopleProvider } from '../providers/people';

/** /clientes: approved customers, for the administrator. */
export function CustomersPage() {
  return (
    <PeopleProvider analise={true}>
      <PeopleList view={customerList} />
    </PeopleProvider>
  );
}
