import { EmptyState } from '../ui/empty-state';
import { PageTitle } from '../ui/page-title';

/** Says what a route will be. */
export function ComingSoonPage({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <EmptyState title="Esta página está em construção." text="Ela chega em breve." />
    </>
  );
}
