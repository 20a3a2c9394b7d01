export type Country = 'Colombia' | 'Argentina' | 'Brazil' | 'Japan';
export type DemoRole = 'participant' | 'alumni' | 'director' | 'coordinator' | 'professor';

export interface DemoMember {
  /** The subject of the member's token. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly country: Country;
  readonly role: DemoRole;
  /** Years of participation, ascending; staff has none. */
  readonly years: readonly number[];
}

/** The accounts that can sign in with the embedded identity provider. */
const accounts: readonly DemoMember[] = [
  account(1, 'Ana Torres', { login: 'admin', country: 'Colombia', role: 'director', years: [] }),
  account(2, 'María Fernanda Rojas', { login: 'maria', country: 'Colombia', role: 'participant', years: [2025] }),
  account(3, 'Kenji Tanaka', { login: 'kenji', country: 'Japan', role: 'alumni', years: [2022, 2023] }),
  account(4, 'Paula Fernández', {
    login: 'paula',
    country: 'Argentina',
    role: 'coordinator',
    years: [2023, 2024, 2025],
  }),
  account(5, 'João Pereira', { login: 'joao', country: 'Brazil', role: 'professor', years: [2024] }),
];

const namesByCountry: Readonly<Record<Country, readonly string[]>> = {
  Colombia: [
    'Camila Restrepo',
    'Andrés Felipe Gómez',
    'Valentina Ospina',
    'Santiago Cárdenas',
    'Laura Sofía Méndez',
    'Juan Pablo Arango',
    'Daniela Quintero',
    'Mateo Salazar',
    'Isabella Vargas',
    'Nicolás Bermúdez',
    'Luisa Fernanda Cano',
    'Sebastián Mosquera',
    'Carolina Hurtado',
    'Esteban Palacios',
  ],
  Argentina: [
    'Martín Giménez',
    'Sofía Aguirre',
    'Lucas Benítez',
    'Julieta Romero',
    'Tomás Acosta',
    'Florencia Medina',
    'Agustín Pereyra',
    'Milagros Suárez',
    'Facundo Ledesma',
    'Rocío Cabrera',
    'Ignacio Molina',
    'Candela Vera',
    'Gastón Ibarra',
  ],
  Brazil: [
    'Beatriz Almeida',
    'Rafael Souza',
    'Mariana Oliveira',
    'Thiago Nascimento',
    'Larissa Carvalho',
    'Gustavo Lima',
    'Fernanda Ribeiro',
    'Bruno Cardoso',
    'Letícia Barbosa',
    'Caio Teixeira',
    'Amanda Rocha',
    'Vinícius Moreira',
    'Renata Dias',
    'Felipe Araújo',
  ],
  Japan: [
    'Yuki Nakamura',
    'Haruto Suzuki',
    'Aoi Yamamoto',
    'Sakura Ito',
    'Ren Kobayashi',
    'Mei Watanabe',
    'Sota Kato',
    'Hina Yoshida',
    'Daiki Matsumoto',
    'Rin Inoue',
    'Takumi Hayashi',
    'Nanami Shimizu',
    'Riku Mori',
    'Emi Fujita',
  ],
};

/** Sixty members of four countries; the ids are the same in every service's demo data. */
export const demoMembers: readonly DemoMember[] = [...accounts, ...others()];

/** The member of that name; a name that is not there is a slip in the demo data. */
export function demoMember(name: string): DemoMember {
  const found = demoMembers.find((member) => member.name === name);
  if (found === undefined) throw new Error(`The demo world has no member '${name}'`);
  return found;
}

function account(
  number: number,
  name: string,
  { login, ...rest }: Pick<DemoMember, 'country' | 'role' | 'years'> & { readonly login: string },
): DemoMember {
  return { id: `11111111-0000-4000-8000-00000000000${number}`, name, email: `${login}@seed.example`, ...rest };
}

function others(): DemoMember[] {
  const people = Object.entries(namesByCountry).flatMap(([country, names]) =>
    names.map((name) => ({ name, country: country as Country })),
  );
  return people.map(({ name, country }, at) => {
    const role = roleOf(at);
    return {
      id: `22222222-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
      name,
      email: `${login(name)}@seed.example`,
      country,
      role,
      years: yearsOf(role, at),
    };
  });
}

/** Most are participants and alumni; a few of each country are staff. */
function roleOf(at: number): DemoRole {
  const staff: Readonly<Record<number, DemoRole>> = { 3: 'coordinator', 7: 'professor', 11: 'director' };
  return staff[at % 14] ?? (at % 2 === 0 ? 'participant' : 'alumni');
}

function yearsOf(role: DemoRole, at: number): readonly number[] {
  if (role === 'director') return [];
  if (role === 'participant') return [at % 3 === 0 ? 2024 : 2025];
  const first = 2022 + (at % 3);
  return at % 5 === 0 ? [first, first + 1] : [first];
}

function login(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');
}
