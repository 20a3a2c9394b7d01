import { addClub, emptyWorld } from './clubs-world.ts';
import type { ClubsWorld } from './clubs-world.ts';

const clubs = [
  { key: 'Etiquette', name: 'Etiquette' },
  { key: 'FashionFood', name: 'Fashion and Food' },
  { key: 'Geography', name: 'Geography' },
  { key: 'Innovation', name: 'Innovation' },
  { key: 'LanguageExchange', name: 'Language Exchange' },
  { key: 'MoviesCulture', name: 'Movies and Culture' },
];

/** Enough data for every state of the screens. */
export function demoWorld(): ClubsWorld {
  const world = emptyWorld();
  for (const { key, name } of clubs) {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    addClub(world, {
      key,
      name,
      route: `/clubs/${slug}`,
      iconUrl: `/art/clubs/${slug}-icon.svg`,
      bannerImage: `/art/clubs/${slug}-banner.svg`,
      mainDescription: `${name}, that is us.\n\nRead on at https://www.openstreetmap.org, and come to our meetings.`,
    });
  }
  addClub(world, { name: 'A club that is new', route: '/clubs/brand-new', mainDescription: '', syllabusUrl: '' });
  const lost = 'https://pictures.example/lost.png';
  addClub(world, { name: 'A club whose pictures are lost', iconUrl: lost, bannerImage: lost });
  return world;
}
