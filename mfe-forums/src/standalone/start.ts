import { startStandalone } from '@seed/portal-sdk/standalone';
import * as module from '../index.ts';
import { forumsAnswers } from './forums-answers.ts';
import { demoWorld } from './demo-world.ts';

void startStandalone({ title: 'Forums', basename: '/forums', module, answers: forumsAnswers(demoWorld()) });
