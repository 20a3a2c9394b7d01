import { addClub, emptyWorld } from './clubs-world.ts';
import type { ClubsWorld } from './clubs-world.ts';

/** Enough to see every state of the screens. */
export function demoWorld(): ClubsWorld {
  const world = emptyWorld();
  const names = ['Etiquette', 'Fashion and Food', 'Geography', 'Innovation', 'Language Exchange', 'Movies and Culture'];
  for (const [index, name] of names.entries()) {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    addClub(world, {
      key: name.replaceAll(/ |and/g, ''),
      name,
      route: `/clubs/${slug}`,
      iconUrl: drawing(64, 64, index),
      bannerImage: drawing(1200, 360, index),
      mainDescription: `All about ${name.toLowerCase()}.\n\nRead on at https://en.wikipedia.org, and come to our meetings.`,
    });
  }
  addClub(world, { name: 'A club that is new', route: '/clubs/new', mainDescription: '', syllabusUrl: '' });
  addClub(world, { name: 'A club whose pictures are lost', route: '/clubs/lost', bannerImage: '/lost.png' });
  return world;
}

/** The artwork of the clubs belongs to the shell, which is not there when the module stands alone. */
function drawing(width: number, height: number, index: number): string {
  const hue = index * 47;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z" fill="hsl(${hue} 60% 85%)"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="hsl(${hue} 45% 40%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
