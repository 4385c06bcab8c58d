import { CategoryGrid } from '../features/catalog/category-grid';
import { PageTitle } from '../ui/page-title';

export function CategoriesPage() {
  return (
    <>
      <PageTitle title="Categorias" />
      <CategoryGrid />
    </>
  );
}
