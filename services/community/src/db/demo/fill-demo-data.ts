import type { DataSource } from 'typeorm';

export async function fillDemoData(_: DataSource): Promise<void> {}
