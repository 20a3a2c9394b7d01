import { usePage } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { CategoryGrid } from '../features/categories/category-grid.tsx';
import { messages } from '../messages.ts';

/** `/documents`. */
export const CategoriesPage = () => {
  const { title, intro } = messages.categories;
  const heading = usePage({ title });
  return (
    <PageBody width="wide">
      <PageHeader title={title} titleRef={heading} intro={intro} />
      <CategoryGrid />
    </PageBody>
  );
};
