import { contractTests } from '@seed/contracts/testing/contract-tests';
import { endpoints } from './endpoints.ts';

contractTests(endpoints);
