import { runMain } from '@seed/service-kit/run-main';
import { readClubsConfig } from './config.ts';
import { startClubs } from './start.ts';

runMain(() => startClubs(readClubsConfig(process.env)));
