import { CategoryGrid } from '../../features/product/category-grid';
import { PageTitle } from '../../ui/pieces/page-title';

export function CategoriesPage() {
  return (
    <>
      <PageTitle title="Categorias" />
      <CategoryGrid />
    </>
  );
}
