import { useDialogRoute, usePage, usePortal, useSearchWords } from '@seed/portal-sdk';
import { IconButton } from '@seed/ui/icon-button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { SearchAsYouType } from '@seed/ui/search-as-you-type';
import { Outlet, useParams } from 'react-router-dom';
import { categoryIn } from '../categories.ts';
import type { Category } from '../categories.ts';
import { CategoryNotFound } from '../features/categories/category-not-found.tsx';
import { DocumentList } from '../features/documents/document-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/documents/{category}`: the documents of a category, and above them the form for a new one. */
export const CategoryPage = () => {
  const category = categoryIn(useParams()['category']);
  return (
    <PageBody width="wide">
      {category ? <CategoryScreen key={category.key} category={category} /> : <CategoryNotFound />}
    </PageBody>
  );
};

const CategoryScreen = ({ category: { key, title, intro, back } }: { readonly category: Category }) => {
  const heading = usePage({ title });
  const { navigation } = usePortal();
  const { words, search } = useSearchWords();
  const { open } = useDialogRoute(paths.category(key));
  // Behind the form the list stays as it was searched.
  const add = () => open(paths.newDocument(key) + navigation.getLocation().search);
  return (
    <>
      <PageHeader
        title={title}
        titleRef={heading}
        intro={intro}
        back={back}
        actions={<IconButton variant="floating" label={messages.list.add} icon={<PlusIcon />} onPress={add} />}
      />
      <SearchAsYouType label={messages.list.search} words={words} onSearch={search} />
      <DocumentList category={key} words={words} onAdd={add} />
      <Outlet />
    </>
  );
};
