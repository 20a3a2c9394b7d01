import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { clubsAnswers } from './clubs-answers.ts';
import { admin } from './clubs-world.ts';
import { demoWorld } from './demo-world.ts';

void startStandalone({
  title: 'Clubs',
  basename: '/clubs',
  module,
  user: admin,
  answers: clubsAnswers(demoWorld(), admin),
});
