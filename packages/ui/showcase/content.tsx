import picture from '../src/art/slide-3.svg';
import { Avatar } from '../src/avatar.tsx';
import { CardLink } from '../src/card-link.tsx';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { DateText } from '../src/date-text.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { PlusIcon } from '../src/icons/plus.tsx';
import { AboveList } from '../src/above-list.tsx';
import { BelowList } from '../src/below-list.tsx';
import { PageBody } from '../src/page-body.tsx';
import { LinkedText } from '../src/linked-text.tsx';
import { MarkedText } from '../src/marked-text.tsx';
import { PageHeader } from '../src/page-header.tsx';
import { PlainText } from '../src/plain-text.tsx';
import { TimeAgo } from '../src/time-ago.tsx';
import { VisuallyHidden } from '../src/visually-hidden.tsx';
import { Exhibit, State } from './exhibit.tsx';
import styles from './showcase.module.css';

const written = '2026-11-20T14:06:00.000Z';
const minutesAgo = new Date(Date.now() - 4 * 60_000).toISOString();
const sizes = ['small', 'medium', 'large', 'portrait'] as const;

export const Content = () => (
  <>
    <Exhibit file="page-header" use="Every page has exactly one.">
      <State label="With every option" isWide>
        <PageHeader
          title="Conversations"
          intro="Ask something, tell something, or share a picture."
          back={{ href: '/intranet-welcome', label: 'Main menu' }}
          actions={<IconButton variant="floating" label="Add a post" icon={<PlusIcon />} />}
        />
      </State>
      <State label="A long title" isWide>
        <PageHeader title="Una feria de semillas en el barrio: who did this before, and what would you change?" />
      </State>
    </Exhibit>
    <Exhibit file="page-body" use="The outermost element of each page of a module.">
      <State label="narrow" isWide>
        <PageBody>
          <div className={styles.box}>As wide as a comfortable line of text</div>
        </PageBody>
      </State>
      <State label="wide" isWide>
        <PageBody width="wide">
          <div className={styles.box}>As wide as the portal</div>
        </PageBody>
      </State>
    </Exhibit>
    <AroundList />
    <Exhibit file="card" use="For one item of a list.">
      <State label="Default">
        <Card>A card of its own.</Card>
      </State>
      <State label="Interactive: hover over it, press it anywhere">
        <Card as="article" isInteractive>
          <CardLink href="/forums/2">ワークショップの写真をシェアします</CardLink>
          <p className={styles.muted}>Kenji Tanaka · 3 comments</p>
        </Card>
      </State>
      <State label="Without padding">
        <Card padding="none">
          <img src={picture} alt="" width={800} height={500} />
        </Card>
      </State>
    </Exhibit>
    <Exhibit file="card-link" use="The title of an interactive `Card`.">
      <State label="To a page of the portal">
        <Card isInteractive>
          <CardLink href="/clubs/geography">Geography</CardLink>
        </Card>
      </State>
      <State label="To another site">
        <Card isInteractive>
          <CardLink href="https://example.org" opensNewTab>
            Progress report
          </CardLink>
        </Card>
      </State>
    </Exhibit>
    <People />
    <Words />
  </>
);

const AroundList = () => (
  <>
    <Exhibit file="above-list" use="For a button that appears above a list while it is read.">
      <State label="Nothing moves" isWide>
        <PageBody>
          <AboveList>
            <Button size="small" variant="primary">
              3 new posts
            </Button>
          </AboveList>
          <div className={styles.box}>The list</div>
        </PageBody>
      </State>
    </Exhibit>
    <Exhibit file="below-list" use="For a button that appears below a list while it is read.">
      <State label="Nothing moves" isWide>
        <div className={styles.box}>The list</div>
        <BelowList>
          <Button size="small" variant="primary">
            3 new comments
          </Button>
        </BelowList>
        <div className={styles.box}>A form</div>
      </State>
    </Exhibit>
  </>
);

const People = () => (
  <Exhibit file="avatar" use="Screen readers skip it, because the name stands beside it.">
    {sizes.map((size) => (
      <State key={size} label={`${size}, no picture`}>
        <Avatar size={size} />
      </State>
    ))}
    <State label="A picture">
      <Avatar size="portrait" src={picture} />
    </State>
    <State label="A picture that does not load">
      <Avatar size="large" src="/missing.jpg" />
    </State>
  </Exhibit>
);

const Words = () => (
  <>
    <Exhibit file="plain-text" use="For every text that members write. It never renders HTML.">
      <State label="Lines and an address" isWide>
        <PlainText>{'First line.\nSecond line, with https://example.org/seeds in it.'}</PlainText>
      </State>
    </Exhibit>
    <Exhibit file="linked-text" use="For a member's text inside of a paragraph or a row.">
      <State label="An address in brackets">
        <p>
          <LinkedText>{'The slides (https://example.org/slides) are there.'}</LinkedText>
        </p>
      </State>
    </Exhibit>
    <Exhibit file="marked-text" use="For what a search finds.">
      <State label="Without accents">
        <p>
          <MarkedText text="La panadería de Bogotá" words="panaderia" />
        </p>
      </State>
      <State label="Japanese">
        <p>
          <MarkedText text="子ども食堂を始めたい" words="食堂" />
        </p>
      </State>
    </Exhibit>
    <Exhibit file="date-text" use="For dates of a calendar.">
      <State label="en-US">
        <DateText value={written} />
      </State>
      <State label="es-CO, a day">
        <DateText value={written} locale="es-CO" format={{ dateStyle: 'full' }} />
      </State>
    </Exhibit>
    <Exhibit file="time-ago" use="For conversations. The exact time is its tooltip.">
      <State label="Just now">
        <TimeAgo value={minutesAgo} />
      </State>
      <State label="In 2020">
        <TimeAgo value="2020-01-31T09:00:00.000Z" />
      </State>
      <State label="ja">
        <TimeAgo value={minutesAgo} locale="ja" />
      </State>
    </Exhibit>
    <Exhibit file="visually-hidden" use="Rarely: a text that helps a screen reader mostly helps everyone.">
      <State label="It holds a sentence">
        <VisuallyHidden>Only a screen reader reads this sentence.</VisuallyHidden>
      </State>
    </Exhibit>
  </>
);
