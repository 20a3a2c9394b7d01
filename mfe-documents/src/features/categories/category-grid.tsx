import { documentCategories } from '@seed/contracts/documents';
import { AcademicIcon } from '@seed/ui/icons/academic';
import { ArchiveIcon } from '@seed/ui/icons/archive';
import { CollaborativeIcon } from '@seed/ui/icons/collaborative';
import { DocumentsIcon } from '@seed/ui/icons/documents';
import { ProgressIcon } from '@seed/ui/icons/progress';
import { Tile, tileCloth } from '@seed/ui/tile';
import { TileGrid } from '@seed/ui/tile-grid';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { shelfOf } from '../../categories.ts';

const icons: Readonly<Partial<Record<(typeof documentCategories)[number], ReactNode>>> = {
  Academic: <AcademicIcon />,
  Collaborative: <CollaborativeIcon />,
  'SEED-2022': <ArchiveIcon />,
  'SEED-2023': <ArchiveIcon />,
  'SEED-2024': <ProgressIcon />,
};

/** The six shelves of the library; those of the clubs are found on the clubs' pages. */
export const CategoryGrid = () => (
  <TileGrid aria-label={messages.categories.grid}>
    {documentCategories.map((key, index) => (
      <Tile
        key={key}
        href={paths.category(key)}
        title={shelfOf(key).title}
        icon={icons[key] ?? <DocumentsIcon />}
        cloth={tileCloth(index)}
      />
    ))}
  </TileGrid>
);
