import { PeopleList } from '../features/people/people-list';
import { customerApproval } from '../features/people/people-views';
import { PeopleProvider } from '../providers/people';

/** /analise: customers who wait for approval, for the administrator. */
export function CustomerApprovalPage() {
  return (
    <PeopleProvider analise={false}>
      <PeopleList view={customerApproval} />
    </PeopleProvider>
  );
}
