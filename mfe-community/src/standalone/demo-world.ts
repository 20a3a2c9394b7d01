import { addProfile, emptyWorld, ownProfile } from './community-world.ts';
import type { CommunityWorld } from './community-world.ts';

const names = ['Álvaro Núñez', 'Beatriz Lima', 'Camila Restrepo', 'Diego Ñáñez', 'Érica Souza', '田中 健二'];
const places = [
  { country: 'Colombia', university: 'Universidad de Antioquia' },
  { country: 'Brazil', university: 'Universidade de São Paulo' },
  { country: 'Argentina', university: 'Universidad Nacional de Córdoba' },
  { country: 'Japan', university: '京都大学' },
] as const;

/** Enough members for every state of the screens. */
export function demoWorld(): CommunityWorld {
  const world = emptyWorld();
  ownProfile(world, { participationYear: [2025], university: 'Universidad de los Andes', major: 'Economics' });
  for (let number = 0; number < 40; number += 1) {
    const name = names[number % names.length] ?? '';
    const participationYear = number % 9 === 0 ? [] : [2025 - (number % 3)];
    addProfile(world, { ...places[number % places.length], name, participationYear });
  }
  addProfile(world, {
    name: 'Kenji Tanaka',
    role: 'alumni',
    country: 'Japan',
    participationYear: [2022, 2023],
    picture: '/uploads/lost.webp',
    about: 'I grow vegetables on roofs.\n\nPictures are at https://example.org/roofs.',
    interests: 'Cities, gardens, slow trains',
    email: 'kenji@seed.example',
    linkedin: 'https://www.linkedin.com/in/kenji-example',
  });
  addProfile(world, { name: 'João Pereira', role: 'professor', country: 'Brazil', participationYear: [2024] });
  return world;
}
