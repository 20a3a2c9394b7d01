import type { ApiCaller } from './api.ts';

export interface Club {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly route: string;
  readonly iconUrl: string;
  readonly bannerImage: string;
}

/** Founds a club that no other test, and no former attempt of the same one, uses. */
export async function addClub(admin: ApiCaller): Promise<Club> {
  const id = Math.random().toString(36).slice(2, 10);
  const body = { name: `Club ${id}`, key: `Club${id}`, route: `/clubs/club-${id}`, mainDescription: 'Founded today.' };
  return admin.create('/clubs', body);
}
