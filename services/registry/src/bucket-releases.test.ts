import { describeWithS3, testBucket } from '@seed/service-kit/testing/test-bucket';
import { aRelease, aTeam, begin, build, complete, done, upload } from './testing/factories.ts';
import { registryUnderTest } from './testing/registry-under-test.ts';

describeWithS3('with the files in a bucket (npm run test:s3)', () => {
  test('a store that is down is a 503 and leaves no half release; later the release is continued', async () => {
    await using bucket = await testBucket();
    await using registry = await registryUnderTest({ bucket: bucket.settings });
    const team = await aTeam(registry);
    const files = build(team.module, '1.0.0');
    await begin(team, '1.0.0', files);
    await bucket.kill();
    const contents = Object.values(files);
    const refused = await Promise.all(contents.map((content) => upload(team, content)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await begin(team, '1.0.0', files)).body.missing).toHaveLength(contents.length);
    await bucket.restart();
    for (const content of contents) await done(upload(team, content));
    await bucket.kill();
    expect(await complete(team, '1.0.0')).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
    await bucket.restart();
    expect(await complete(team, '1.0.0')).toMatchObject({ status: 200, body: { isComplete: true } });
    expect(await aRelease(team, '1.1.0')).toMatchObject({ isComplete: true });
  });
});
