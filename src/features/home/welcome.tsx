import { Banners } from './banners';
import { CategoryShortcuts } from './category-shortcuts';

/** /home of an approved customer or seller. */
export function Welcome() {
  return (
    <>
      <h1 className="visually-hidden">Início</h1>
      <Banners />
      <CategoryShortcuts />
    </>
  );
}
