import { documentCategories } from '@seed/documents-contracts/documents';
import academic from '@seed/ui/art/tiles/academic.svg?inline';
import collaborative from '@seed/ui/art/tiles/collaborative.svg?inline';
import year2022 from '@seed/ui/art/tiles/year-2022.svg?inline';
import year2023 from '@seed/ui/art/tiles/year-2023.svg?inline';
import year2024 from '@seed/ui/art/tiles/year-2024.svg?inline';
import year2025 from '@seed/ui/art/tiles/year-2025.svg?inline';
import { Tile, tileGradient } from '@seed/ui/tile';
import { TileGrid } from '@seed/ui/tile-grid';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { libraryCategory } from '../../categories.ts';

/** The pictures of the tiles, by category. */
const pictures: Readonly<Record<(typeof documentCategories)[number], string>> = {
  Academic: academic,
  Collaborative: collaborative,
  'SEED-2022': year2022,
  'SEED-2023': year2023,
  'SEED-2024': year2024,
  'SEED-2025': year2025,
};

/** The six categories of the library. The categories of clubs are linked on their pages. */
export const CategoryGrid = () => (
  <TileGrid aria-label={messages.categories.grid}>
    {documentCategories.map((key, index) => (
      <Tile
        key={key}
        href={paths.category(key)}
        title={libraryCategory(key).title}
        picture={pictures[key]}
        gradient={tileGradient(index)}
      />
    ))}
  </TileGrid>
);
