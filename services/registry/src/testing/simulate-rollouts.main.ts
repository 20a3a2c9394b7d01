import { type Simulation, simulateRollouts } from './simulate-rollouts.ts';

const simulation = JSON.parse(process.argv[2] ?? '') as Simulation;
process.stdout.write(JSON.stringify(simulateRollouts(simulation)));
