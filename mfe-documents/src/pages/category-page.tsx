import { CanonicalAddress, NotFound, useDialogRoute, usePage, usePortal, useSearchWords } from '@seed/portal-sdk';
import { IconButton } from '@seed/ui/icon-button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { SearchAsYouType } from '@seed/ui/search-as-you-type';
import { Outlet, useParams } from 'react-router-dom';
import type { Category } from '../categories.ts';
import { useCategory } from '../features/categories/use-category.ts';
import { DocumentListSkeleton } from '../features/documents/document-list-skeleton.tsx';
import { DocumentList } from '../features/documents/document-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/documents/{category}`: the documents of a category, and above them the form for a new one. */
export const CategoryPage = () => {
  const { category: segment } = useParams();
  return (
    <PageBody width="wide">
      {segment === undefined ? categoryNotFound : <CategoryNamed key={segment} segment={segment} />}
    </PageBody>
  );
};

const CategoryNamed = ({ segment }: { readonly segment: string }) => {
  const category = useCategory(segment);
  if (category === undefined) return <DocumentListSkeleton />;
  if (category === null) return categoryNotFound;
  return (
    <CanonicalAddress segment={category.key}>
      <CategoryScreen category={category} />
    </CanonicalAddress>
  );
};

const categoryNotFound = <NotFound {...messages.notFound} href={paths.documents} />;

const CategoryScreen = ({ category: { key, title, intro, back } }: { readonly category: Category }) => {
  const heading = usePage({ title });
  const { navigation } = usePortal();
  const { words, search } = useSearchWords();
  const { open } = useDialogRoute(paths.category(key));
  // The list behind the form keeps its search.
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
      <SearchAsYouType label={messages.list.search} query={words} onSearch={search} />
      <DocumentList category={key} words={words} onAdd={add} />
      <Outlet />
    </>
  );
};
