import { useDialogRoute, usePage, useSearchWords } from '@seed/portal-sdk';
import { IconButton } from '@seed/ui/icon-button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { SearchAsYouType } from '@seed/ui/search-as-you-type';
import { Outlet } from 'react-router-dom';
import { NoteBoard } from '../features/recommendations/note-board.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/recommendations`: the board of notes, and above it the forms for a new and a changed one. */
export const RecommendationsPage = () => {
  const heading = usePage({ title: messages.board.title });
  const { words, search } = useSearchWords();
  const { open } = useDialogRoute(paths.recommendations);
  const add = () => open(paths.newNote);
  return (
    <PageBody width="wide">
      <PageHeader
        title={messages.board.title}
        titleRef={heading}
        intro={messages.board.intro}
        actions={<IconButton variant="floating" label={messages.board.add} icon={<PlusIcon />} onPress={add} />}
      />
      <SearchAsYouType label={messages.board.search} query={words} onSearch={search} />
      <NoteBoard words={words} onAdd={add} />
      <Outlet />
    </PageBody>
  );
};
