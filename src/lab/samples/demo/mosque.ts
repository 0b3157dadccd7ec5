import type { SampleStory } from '../sample-story.ts';

export const mosqueStories: SampleStory[] = [
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Somebody has my left shoe',
    age: 42,
    gender: 'M',
    country: 'Canada',
    city: 'Markham',
    belief: 'Islam',
    body: `On the first Friday in December I came out to find one of my own shoes and one of somebody else’s. They were both black, both size ten, both lefts.

So somewhere in Markham there was a man walking around on two rights. I hopped to the car. I put a note up on the board: TWO LEFTS SEEKS TWO RIGHTS. Under it someone drew a heart.

Three Fridays went by. I wore my boots, and I kept the two lefts in the trunk, in case. On the fourth, I saw a man by the radiator going along the racks slowly, lifting each shoe and looking underneath. He was carrying a grocery bag. He was around thirty, in a courier’s jacket. I went and stood next to him with mine.

He was mortified. He’d worn them for eight hours that day, he said, on his route, before he looked down. He’d thought it was his knee.

We traded in silence, very formally, like spies on a bridge. Now we park our shoes side by side on purpose, and he’s put a dab of red paint on his.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'The good shovel',
    name: 'Walter',
    age: 77,
    gender: 'M',
    country: 'Canada',
    city: 'Fredericton',
    belief: 'Christianity',
    body: `The mosque bought the house next to mine in the fall, and the first snow was November the ninth. I was out at six, same as always, and there were four young fellows over there going at it with what I’d call a garden spade, a dustpan, and two pieces of a real estate sign.

I watched for a bit. They were Syrian lads and very keen. They were putting the snow on the side the wind comes from.

I’ve got one good shovel, with the bent handle, that was my brother’s. I don’t lend it. I walked over with it and I showed them: you read your wind first, you push, you don’t lift, and you leave the last six feet for after the plow. They nodded at everything. One of them wrote “plow” on his hand.

I had the hip done in January and couldn’t so much as look at a driveway. I never asked anyone. I’d hear the scrape at a quarter past five, before their prayers, and I’d lie there and listen to them doing it right. Push, don’t lift.

They’d got hold of the same shovel. I saw it from the window. They’d gone to three stores to find one with that handle.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Laying it at an angle',
    age: 51,
    gender: 'M',
    country: 'Canada',
    city: 'Lethbridge',
    belief: 'Christianity',
    body: `I do flooring. Twenty-eight years, mostly condos and one casino. When the fellow from the mosque said he wanted stripes, I told him no problem, stripes run with the long wall.

“No,” he said, “with Mecca.”

It was an old furniture showroom. Mecca was nineteen degrees off. That means every single stripe hits the wall at a slant, and there’s a cut at both ends of each one, and no two are alike. I told him what that would cost in waste. He sucked his teeth. He told me they’d been praying crooked to the stripes on the old carpet for six years, and people kept drifting.

It took me and my nephew nine days. Round about the fourth I quit measuring from the wall, because the wall was just something in the way. I snapped one chalk line, long, right across the middle, at that angle. It felt like we were putting down the inside of a different building.

They had me come see it on the first Friday. I stood at the back in my socks. All those feet, in rows, on my line. It was dead straight. I’ve done fancier jobs, but nobody’s ever lined up on one.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'The echo',
    name: 'Sumaya',
    age: 8,
    gender: 'F',
    country: 'Malaysia',
    belief: 'Islam',
    body: `There is a place in our mosque under the dome where if you whisper it comes back. You have to stand on the star.

I whispered “hello” and it said hello. I whispered “I am sorry I broke the cup” and it said it too, so I had to tell my mother.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'The speaker upstairs',
    name: 'Rabia',
    age: 45,
    gender: 'F',
    country: 'United States',
    city: 'Columbus',
    belief: 'Islam',
    body: `For about two years the speaker in the women’s section didn’t work. I want to be fair. It worked like a seashell works; if you put your ear to it there was something going on a long way off.

We’re upstairs, behind a wall with a window. The window had a blind. You’d be standing there with your hands folded and you’d have no idea if they were bowing or had gone home. We sent a girl of seven to the stairs to be our lookout. She would turn around and bow at us, like a little conductor, and forty women went down.

We reported it. We reported it kindly and with baking. The committee said it was on the list. My friend Lubna, who’s a lawyer and doesn’t bake, asked if she could see the list. There was no list.

So one Saturday five of us came in at six in the morning with a ladder. I teach physics. I had a multimeter and a bag of connectors from the school lab. Lubna held the flashlight, and Auntie Shamim, who’s eighty-one, held the ladder, or it held her. We took down the ceiling tile. The wire was fine. We followed it across the roof space on our stomachs in our good abayas, in the pink fluff, all the way to the front. It came down inside the wall behind the pulpit, and there at the bottom it had been unplugged. Somebody had needed the socket. It was for a fish tank.

I’d been so angry for two years, and I sat there on my heels behind the pulpit looking at a fish. It was orange. It looked embarrassed.

I plugged us in. I found a power bar for the fish. Auntie Shamim picked up the microphone, which I hadn’t known was on. She tapped it, and we heard that tap upstairs, I mean we heard the others upstairs scream.

“Testing,” said Auntie Shamim, to the entire mosque and the parking lot, at 6:50 in the morning. “Testing. Can you hear us?”

The caretaker came running with one shoe on. He looked at us, all over dust, and her with the microphone. He said, “Sister, yes.”

“Good,” she said. She gave it back to him. The blind came down the week after; no one’s ever said who did that. The fish is named Lubna.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Ten pins',
    age: 20,
    gender: 'M',
    country: 'Canada',
    city: 'Barrie',
    belief: 'Islam',
    body: `Our mosque was a bowling alley. They tore out the lanes but you can’t get rid of everything. There’s a dip in the floor two-thirds of the way along where the gutters were, and if you drop a marble in the front row it rolls back to a particular kid’s foot. That was me. I was the kid.

The shoe counter is still the shoe counter. The numbers are still on the cubbyholes, and you don’t choose by size but it feels like you should. My dad is always 11. I’m 9.

When they did the big renovation last year they found one pin, way in behind the wall by the machine pit, yellow with age, with a red collar. There was a debate about it. A few people thought it should go. In the end the imam took it to his office, and it’s on the windowsill next to the hadith collections.

I went in to talk to him when my grades fell apart and I wanted to quit school. I talked at that pin for an hour. He let me hold it.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Cot number three',
    age: 0,
    gender: 'M',
    country: 'United Kingdom',
    city: 'Glasgow',
    belief: 'Other',
    body: `I slept in a mosque for five weeks the winter before last. They did the Tuesdays and Thursdays on the night shelter rota, and a church and the synagogue did the others. You got to know them by their soup.

I’ll not say how I came to be there. The cot I had was number three, by the bookcase, and when I couldn’t sleep I’d look at the backs of the books, all gold squiggles. I’m a signwriter by trade, or I was. I know good letters when I see them.

One of the volunteers was a student doing nights. I asked him to tell me how you make the one that looks like a wave with a dot in it. He wasn’t sure himself; he had to phone his da. We did it on the back of the fire instructions. I’d had the shakes for months and I thought it would be a mess, but the brush is a funny thing, it steadies you.

I’m housed now. I did them a board for the front door, in green and gold leaf, English and the other. It says Welcome. I did the dot last.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'The cat on the third step',
    name: 'Emre',
    age: 53,
    gender: 'M',
    country: 'Turkey',
    belief: 'Islam',
    body: `I am the muezzin of a small mosque with one minaret and one cat. She’s grey and has half a tail. She isn’t mine. She came with the post, the way other jobs come with a bicycle.

She sleeps on the third step of the minbar. On Fridays the imam must go up it, and for eleven years he has gone from the second step to the fourth, lifting his robe, in front of everyone, without looking down. New people think it’s a tradition. I’ve heard a father explaining it to his son.

The winter she died we had a young imam as a replacement, only for a month. He didn’t know about her. He went up the first, the second, the third.

You wouldn’t have thought that two hundred men sitting on a floor could make a sound without any of them opening his mouth.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Plastering day',
    age: 35,
    gender: 'M',
    country: 'Mali',
    belief: 'Islam',
    body: `Our mosque is made of earth, so each year the rain takes some and each year we put it back. It’s one day. The old masons decide which.

The mud is made weeks before, in pits, with rice husks, and it smells bad; it should. The children are sent in to stamp it. Then at dawn someone gives a shout and everybody runs. The girls carry water. The boys carry baskets. The men go up the wooden beams that stick out of the walls, and you throw the mud on with your hand and smooth it with your palm. There’s no tool. If you go close you can see the fingers.

I’ve lived in Lyon for eight years, where I put up plasterboard. It’s dry, flat, and it comes with a guarantee. When I went home for the day of plastering I was afraid I’d lost it. I climbed to the place on the east wall that was my father’s. I slapped on the first handful and it slid off onto my cousin.

Then I remembered to wet the wall.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Warm water',
    name: 'Sabiha',
    age: 60,
    gender: 'F',
    country: 'Canada',
    city: 'Scarborough',
    belief: 'Islam',
    body: `There’s a room at the back of the mosque next to the boiler with a steel table, a hose and three drains. I have the key to it. When a woman from our community dies they call me, and I phone two others, and we wash her.

People lower their voices when they hear this. They ask if it’s frightening. I was frightened once, on the first time, and that was because I’d been told the water ought to be warm, and I kept testing it on my wrist as you do for a baby, and I couldn’t get it right. The old lady teaching me said, “She’s not going to complain.” And then she said, “But go on. Get it right.”

You keep her covered all the way through. You wash under the sheet by feel. Right side first, then the left. You talk to her by her name. I tell them what I’m doing. “Now I’m going to lift your arm, Khadija.” You find out things, and you never repeat them: a scar, a mended tooth, pink polish on the toes of a very strict person. I’ll say only that nobody is exactly who you thought, and that I have liked all of them.

One January they brought someone who had no family here. She’d been a live-in nanny. Not even the consulate could find anyone. Usually there’s a daughter weeping in the corridor, and there was only the hum of the boiler. We did everything. I’d combed out her hair and was making the three plaits when someone knocked.

It was a boy of about eleven, blond, wearing a school blazer, and behind him his mother, looking as if she hadn’t slept. She said, “I’m so sorry. He wouldn’t get into the car until I brought him.”

He couldn’t come in. I explained it to him. He nodded. He’d understood that already. He had something in his fist and he wanted to know if it could go with her. It was a hair elastic, a green one with a plastic ladybird.

“She used to do my sister’s with it,” he said. “She lost it and she looked everywhere. It was in my Lego.”

We bury people with nothing. White cloth, no pins, not a ring. That’s the rule and I believe in it.

I took it from him and I thanked him, and I shut the door. I have told God exactly what I did next, and I’ll leave it there.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Open day',
    age: 68,
    gender: 'F',
    country: 'New Zealand',
    city: 'Hamilton',
    belief: 'Atheist',
    body: `I went to the open day because it was raining and my book group had been cancelled. I’d brought a scarf, and then nobody seemed to mind whether I had it on, so it spent the afternoon round my handbag.

A teenager gave us the tour. He’d learned it by heart, and if somebody interrupted he had to go back to the start of the paragraph. “The niche shows the direction of prayer. It is called the mihrab. The niche,” and so on. At the end he asked for questions. No one had one. He had a terrible look of hope on his face.

I said, “What do you think about when you’re kneeling there?”

That wasn’t in the script. He looked over at his dad, and his dad was busy with the urn.

“Honestly?” he said. “There’s a stain in the carpet that looks like Stewart Island. I try not to think about it.”

He showed us. It did, very much, down to the inlet. I’ve told that to everyone in the book group, and two of them have been along to see.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Numbering the stones',
    name: 'Nedim',
    age: 59,
    gender: 'M',
    country: 'Bosnia and Herzegovina',
    belief: 'Islam',
    body: `I’m a stonecutter, from a family of them. When the mosque in our village was destroyed, the rubble was carted off so that there would be nothing to come back to. For years where it had been there was a car park, with white lines.

After we returned, an old man who fished told us to look in the river below the bend. We went in August when it was low. You could see them down there, square, green with weed. A wall in the river doesn’t look like a wall. It looks like teeth.

We brought them up with a tractor and straps. There were hundreds. I gave each a number with yellow paint, and a page in a book: where it was found, how long, how wide, which face was dressed. In the evenings I’d sit with one old photograph and a magnifying glass. You think that a wall is a wall. But every mason has his own hand, his own slope to the chisel. By the second summer I could tell there had been three of them, four hundred years ago. One was left-handed. One was careless and was put on the inside courses. One was better than I’ll ever be.

Number 212 was the left-handed one’s. It had a small hollow in the top that I couldn’t explain. It wasn’t a clamp hole or a break. It fitted nothing. I must have turned that stone over twenty times. My wife said, leave it, use it as fill.

My neighbour Ante came by sometimes to watch. He’s a Catholic, and we had been at school together, and then for some years we hadn’t been anything together. He would stand on the other side of the fence, smoking. We’d say good day. One evening he came round through the gate for the first time, without being asked, and looked at 212, and put his cigarette out.

“That’s from beside the fountain,” he said. “It’s for the birds. Your grandfather used to fill it. I got a slap for putting a frog in it.”

I went and got the photograph. There was a smudge by the fountain at that height. I’d taken it for damp.

We set it that same week. He mixed the mortar. Neither of us is a talker. When the stone was in and level, I stood looking for something to carry water with, and he had already gone down to the river with his hat.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Hoop in the parking lot',
    age: 18,
    gender: 'M',
    country: 'United States',
    city: 'Houston',
    belief: 'Islam',
    body: `The hoop in our mosque parking lot has no net and it leans. The backboard says DONATED BY THE FAMILY OF and then the rest has peeled off, so we say it was donated by the Family Of.

The rule is that you play till the adhan and then you stop, whatever the score. It’s been 19–19 many times. Whoever’s got the ball just holds it. You walk in sweaty and stand beside the guy you’ve been fouling for an hour, shoulder to shoulder, feet touching, and you can feel he’s still breathing hard and he can feel you are.

Then you come out again and he takes the ball out from exactly where it was. Nobody has ever tried to cheat on where it was. I’ve been in games with refs and cameras and people cheat all the time.

I leave for college Sunday. We were up one last night when it started. I set the ball down on the free throw line, and I guess it’s still there.`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Big men have small socks',
    age: 7,
    gender: 'M',
    country: 'Netherlands',
    belief: 'Islam',
    body: `I like to look at the socks when we pray. My papa has black socks. The baker has socks with a hole and his toe comes out.

One man is very very big and he had socks with dinosaurs. I told him I have the same ones. He said, “Don’t tell my wife, they are my son’s.”`,
  },
  {
    campaign: 'mosque',
    category: 'MOSQUE',
    language: 'en',
    title: 'Three steps',
    name: 'Shirin',
    age: 33,
    gender: 'F',
    country: 'India',
    city: 'Lucknow',
    belief: 'Islam',
    body: `There were three steps up to the door of our mosque, and I’ve used a wheelchair since I was four, so what I knew of it was three steps.

My brothers would have carried me. They offered. I didn’t care to be carried in like a cupboard. I’d sit outside on Eid under the neem tree with the shoe-minder, a man called Chunnu who had one eye and sang film songs, and to be truthful it was good company.

He died the year I started at the bank. He’d no children. When they counted out the tin under his stool there was quite a sum in it, in one-rupee coins, and a note that he must have had somebody write for him. The committee sent my brother to fetch me, because it had my name on it.

It’s cement and a bit steep. You need a run at it. On the side, low down, where you’d see it only from a chair, my brother scratched a bar of music before it set.`,
  },
];
