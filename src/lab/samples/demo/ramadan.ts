import type { SampleStory } from '../sample-story.ts';

export const ramadanStories: SampleStory[] = [
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'One date in a work glove',
    name: 'Bilal',
    age: 39,
    gender: 'M',
    country: 'Canada',
    city: 'Saint John',
    belief: 'Islam',
    body: `On the paper machine you can’t leave when the sheet is running. It doesn’t care that the sun has gone down. So in Ramadan I keep one date inside the left glove, pushed up against the wrist where it won’t get crushed, and by sunset it’s the temperature of soup.

My partner on the dry end is Maurice. He’s sixty-two and he has never asked me one question about religion. But there is no window where we stand, and the first year, without saying so, he started going up the catwalk every evening to where you can see a bit of sky over the chip pile. He’d come back and give me the sign they use for a paper break, the flat hand across the throat.

That means stop. It’s the worst sign there is in a mill. The new kid saw it once and hit the emergency button.

We lost forty minutes of production. In the report, under cause, Maurice wrote “sunset.”`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'I fasted until 11',
    age: 8,
    gender: 'M',
    country: 'United States',
    belief: 'Islam',
    body: `I fasted until 11. Then I forgot and ate a goldfish. I mean the cracker kind.

I told my dad and he said if you forget it still counts. So I asked if I could forget again. He said no, it does not work like that.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Chairs at four in the morning',
    age: 55,
    gender: 'M',
    country: 'Netherlands',
    city: 'Utrecht',
    belief: 'Atheist',
    body: `I live on the second floor. A family from Nador lives on the third, and for one month in the year they move their chairs at four in the morning.

It’s five chairs. I know them individually. There is a heavy one that comes first, which I think is the mother. Two quick ones. One that’s dragged the entire way and doesn’t get lifted, ever. And then a long pause and the last, very slowly, as if it had been asked several times.

I am not a believer in anything and I’m a bad sleeper. The first year I composed a letter. The second year I found I was already awake and waiting for the fifth chair.

This spring there were only four. I lay there quite worried. I met the father by the bicycles and heard myself ask whether everyone was well. He was puzzled, and then he understood, and he laughed: the eldest boy had gone to study in Groningen.

“So which was he?” I asked.

“The late one,” said his father. “You also miss it?”`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'The drum and the list',
    name: 'Sayed',
    age: 61,
    gender: 'M',
    country: 'Egypt',
    belief: 'Islam',
    body: `My father was the one who woke our quarter, with a small drum, and now I do it. Everybody has an alarm in the telephone. I know that. They still put the basket down on the rope with coins in it, so I go on.

You call each house by the name of the child. That’s the custom, and it’s the work, because the children change. I keep a list in a school notebook. When a baby is born, somebody lowers a paper with the name on it. “Wake up, Malak. Wake up, Ziad.” Ziad is nine days old, he’s been awake all night already.

There’s a window on the fourth floor where for years I called “Wake up, Hany.” Hany went to work in Kuwait, and then there was an accident, and he was buried there. The next Ramadan I came to that building and I didn’t know what to do with my mouth. I went by with the drum only.

The shutter opened. It was his mother. She said, “You forgot us.”

So I call him. I’m in the street, looking up, I say it the same as the others. The light goes on.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'A late sunset',
    name: 'Hodan',
    age: 36,
    gender: 'F',
    country: 'Canada',
    city: 'Yellowknife',
    belief: 'Islam',
    body: `I took the job because the pay was double and the posting was short. No one in Winnipeg mentioned that Ramadan that year fell on either side of midsummer. I looked up the times on my phone at the airport and thought the website was broken. Fajr and Maghrib were almost touching, like two people trying to get through the same door.

There are scholars who say you may follow the hours of another city. I knew this. The women at the little mosque knew it too and had been having the same polite argument about it for years. Half of them kept local time and half of them kept Edmonton. So there were two iftars, about an hour and a half apart, in one room, with the one set of pots.

I was going to keep Edmonton. I am a nurse and not a hero. But on the first evening I was put next to an old man called Abdi Karim, who used to drive the water truck, and who was keeping to the local sun out of what I think was pure curiosity. He was eighty. He had a thermos between his feet and he was watching the window.

“In Galkayo,” he told me, “the sun goes down like a man falling off a roof. You turn around and it’s night. Here it thinks about it. It walks along the hill. I like to see what it’ll decide.”

So I waited with him, only that once, as I told myself. The Edmonton people ate and washed up and came to sit with us. Children slept on coats. The light went the colour of weak orange squash and stayed that way. A raven was walking about on the roof of somebody’s van. I was hungrier than I’ve ever been, and after a point it turned into a sort of clearness, as if my ears had been rinsed.

At last he said, “There,” and poured a capful of water and gave it to me first.

I’d be lying if I said I did all thirty that way. I did nine. I was on shift for some, and on two I was just weak and ate at the Edmonton time with my back to him so as not to see his face. He noticed, of course. He passed me the salt over my shoulder.

I live in the south again. The sun goes down here before I’ve found my keys.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Doctor says no',
    age: 14,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `My grandfather’s sugar is so bad that his doctor, his imam and my mother all told him he can’t fast. He has the machine that pricks your finger. He is seventy-nine and he cried about it, and then he went very quiet, which was worse.

On the first day he sat at the table at noon with his oatmeal and he wouldn’t lift the spoon. He said it felt like stealing in front of everybody.

So my little brother, who’s five and doesn’t fast either, climbed up on the next chair and said, “Dada, I’m also not allowed.” He went and got his bowl. It’s the one with the tractor.

They had lunch together every day that month, the two of them, with the kitchen door shut, as if it was a club. We weren’t allowed in. You could hear them in there talking about tractors.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Fourth quarter',
    name: 'Dan',
    age: 50,
    gender: 'M',
    country: 'United States',
    city: 'Minneapolis',
    belief: 'Christianity',
    body: `We had a playoff game at 7 p.m. and sunset was at 7:48. I had three starters fasting. I’m not proud of it, but the first thing I did was look up whether there was some kind of exemption. Liban’s mother told me, very nicely, that there was one for travellers and that a bus to the north side did not qualify.

So we made a plan. I saved two time-outs. At 7:47 by the gym clock, down by six, I called one. My assistant came out with a cooler and inside there were dates and orange slices and about a gallon of water, and the whole bench, all twelve, fasting or not, stood in a huddle and ate a date. Some of those kids had never seen one. One of them swallowed the pit.

The ref walked over to see what was going on. He looked at his watch and then at Liban. “Take your time,” he said. He turned his back and bounced the ball by himself for a bit.

We lost by two. I’ve replayed that game many times and I don’t have any complaint about the time-out.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Sardines for one',
    age: 33,
    gender: 'M',
    country: 'United Kingdom',
    belief: 'Islam',
    body: `My first Ramadan I knew exactly two Muslims, and one of them was on a rig until May. I was living above a bookie’s. I broke my fast most nights standing up, with sardines from the tin, listening to the greyhound results come up through the floor.

I’d read that you should open the fast with a prayer, so I said it, from a card, in what must have been terrible Arabic, to the fridge.

About the twentieth night the fellow who ran the bookie’s, Sandy, came up to see about a leak. It was my minute. I asked him to hold on, said my bit, and ate a date. He waited with his torch pointing at the floor like an usher.

“Is that you on your own every night?” he said.

After that he’d bang on the ceiling with a broom at closing time. It meant there was a chair, and the kettle was on, and the dogs were over. He never once ate until I did. He thought that was the rule.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Row 14 of the camp',
    age: 24,
    gender: 'F',
    country: 'Jordan',
    belief: 'Islam',
    body: `When we lived in the camp there was dust in everything, so that even now the crunch of a grain of sand in bread makes me think it’s nearly sunset.

Our row had one good pot. It belonged to Umm Fadi, who had carried it over the border on her head with a blanket and a clock inside. In Ramadan it went down the row by turns. On your day you cooked for everyone with whatever there was; on the other days you ate what you were given and didn’t comment. There were lentils on fourteen days. On one day there was a chicken. We still call it the Day of the Chicken.

I was eleven, and my job was to carry the pot, washed, to the next caravan before the night prayer. I was so afraid of denting it. I walked with it in my arms like somebody’s baby.

I have a kitchen in Amman now, with six pots. My husband asks why I always wash up straight after eating and then stand there at the door, holding the thing, as if I’m waiting for someone to tell me who is next.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'A letter from Room 6',
    age: 9,
    gender: 'X',
    country: 'Canada',
    belief: 'Not Applicable',
    body: `We are a grade three class and we wrote this together. Five kids in our class do Ramadan. Some of them do the whole day and some do a practice one.

We made a moon chart. Every night somebody had to look for the moon and draw it. Owen drew a street light by mistake. When it was cloudy we drew a cloud and put a question mark.

At lunch the kids who were fasting went to the library and Mr. P read to them. Then other kids wanted to go too because it was a good book, about a dog. So in the end almost everybody was in the library and only Jayden was at lunch, and he said it was nice and quiet.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'The crackers behind the encyclopedia',
    age: 19,
    gender: 'F',
    country: 'Canada',
    city: 'Ottawa',
    belief: 'Islam',
    body: `When I was thirteen and got my period in Ramadan, I would rather have been struck by a bus than have my brothers find out why I wasn’t fasting. So I kept crackers behind the encyclopedia, volume M to N, and ate them in my room with the blinds down, letting each one go soft in my mouth so it wouldn’t make a noise.

At sunset I’d sit at the table and act starved. I think I overdid it. I used to close my eyes over the first sip of water.

On the fourth day I came home from school and volume M to N was sticking out a bit. Behind it were the crackers, and next to them a box of six doughnuts, the good kind, and a bottle of chocolate milk in a bowl of ice that had mostly melted. There was a note in my father’s terrible engineer’s capitals.

MICE HAVE BEEN SEEN IN THIS AREA. PLEASE SECURE ALL FOOD.

We never spoke about it. There was something behind the encyclopedia every month until I moved out.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Seven minutes by the fryer',
    name: 'Rehana',
    age: 30,
    gender: 'F',
    country: 'Bangladesh',
    city: 'Gazipur',
    belief: 'Islam',
    body: `At our factory the line stops at ten to six in Ramadan and everybody runs. You have never seen four hundred women go down one staircase without a sound like that; it’s only sandals.

Outside the gate is Kalam’s fryer. He makes piyaju, beguni and chop, and he knows that we have small money and no minutes. He counts with his eyes. I hold up three fingers, for me and the two girls who share my room, and by the time I’m in front of him it’s in the paper.

One day in the last week I came down and found my purse gone from my bag. There was a crowd behind me. I said, “Leave it, brother,” and turned to go.

He didn’t look up from the oil. He said, “You paid yesterday for tomorrow. Did you forget?”

I had not. I know to the taka what I’ve paid to anyone. But there were all those people, and the siren was about to go, and he’d said it so loudly and with such irritation that I took the paper and ran.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'The fare from the airport',
    age: 57,
    gender: 'M',
    country: 'Canada',
    city: 'Toronto',
    belief: 'Islam',
    body: `I was on the 427 with a passenger for downtown and nothing was moving. 8:14 came. I had a banana and a bottle of water on the seat and I asked the gentleman in the back if he’d mind if I ate while we were stopped.

He took off his headphones. He was in a very good suit. He asked what it was for, so I told him.

“Since when today?” he said.

“Since about five.”

He was quiet. Then he opened his briefcase on his knees, and I thought he was going back to work, but he was hunting for something. He passed it forward between the seats. It was half of a sandwich from the plane, in its plastic, and a little square of chocolate that they give in business class.

“I was saving it,” he said. “I hate hotels. I always save something for the room.”

We ate together, parked on a highway with six lanes on each side, and nobody honking because there was no point. He told me the cheese was terrible. It was. I finished it.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Looking for it at Three Anchor Bay',
    name: 'Moegamat',
    age: 70,
    gender: 'M',
    country: 'South Africa',
    city: 'Cape Town',
    belief: 'Islam',
    body: `When the month is due we go down to the promenade and stand with our faces to the sea. It’s been done since my great-grandfather’s time and before. People bring koesisters and camping chairs. It’s half of Cape Town and they’re all looking at one bit of sky.

I’ve had cataracts out of both eyes, and the year before that was done I couldn’t have seen the moon if it had sat on my lap. My grandson Zubair was nine. He stood on the wall, holding onto my hair, and he said, “There, Oupa, there, by the mast, it’s thin like a nail.”

I said, “Yes, I see it, alhamdulillah.”

The thing is that you have to be honest about the moon. You’re giving a testimony. Two people said it near us, and there was a shout, and everyone was embracing, and there I stood with a lie in my mouth.

That night I told him. He thought it over. He took a biro and drew it for me on the inside of my wrist, at the correct angle, with the mast.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Corridor kitchen',
    age: 21,
    gender: 'F',
    country: 'Sweden',
    city: 'Lund',
    belief: 'Non-religious',
    body: `Eleven of us share one kitchen and one bad oven. Fatima in room 7 was cooking at two in the morning, and I came in because I’d been crying over my thesis and wanted cereal.

She asked if I was having suhoor as well. I said I was having a breakdown. She said they could be had at the same table.

She made eggs with tomato and she put half on my plate. She had a system: eat, then water, then more water, then sit still and listen for when the birds start, because the birds know. I had lived in that building for two years and never heard any birds.

I didn’t become anything. I just started setting my alarm. I’d write from three to six with her at the other end of the table doing her statistics, both of us with our feet on the radiator. My thesis acknowledgements thank my supervisor, my parents, and the blackbird outside Corridor C.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'The oar',
    age: 48,
    gender: 'M',
    country: 'Malaysia',
    city: 'Kuala Lumpur',
    belief: 'Islam',
    body: `For the bubur lambuk we have twenty pots, each as big as a bathtub, and you stir with a wooden paddle like an oar. It’s only rice porridge. But it catches on the bottom if you stop, so for four hours nobody stops.

I’m a tax auditor. All year I’m the least popular person in any room. The first time I volunteered, the head cook, Pak Din, looked at my hands and put me on pot nineteen, which has the smoke.

You stir in a figure of eight. Your eyes run. The person across from you is stirring the other way, and you have to find a rhythm or your oars knock. Mine was a boy with a skateboard sticker on his cap. After an hour we’d stopped knocking. After two he told me that his father had a restaurant and was hiding money from the government.

I went on stirring. What could I say? I told him to keep the bottom moving.

I’ve asked for pot nineteen ever since. I have never looked up the restaurant.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Bread through the car window',
    name: 'Awa',
    age: 26,
    gender: 'F',
    country: 'Senegal',
    city: 'Dakar',
    belief: 'Islam',
    body: `If you’re stuck in the traffic at Colobane at the time of the ndogou, young people run between the cars with coffee in little cups and a piece of bread with butter, and push it in at your window. You can’t refuse. They’ve already gone to the next car.

I was one of the ones who run. I was in a blue shirt from our dahira and I’d gone up and down maybe forty times. I put bread into a taxi, a bus, a hearse, a big black car with curtains. There was a motorbike with a man and a sheep. I gave two, and the sheep got the second.

Then a small white car had a priest in it. I know him, he’s from the parish by my aunt’s. I had my arm in through the window up to the elbow and I stopped.

He took the bread out of my hand. “Don’t slow down the line, Awa,” he said, with his mouth full already. “There’s a whole bus behind me.”`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'My husband made the samosas',
    age: 43,
    gender: 'F',
    country: 'Canada',
    belief: 'Islam',
    body: `I broke my wrist on the ice nine days before Ramadan, so my husband made the samosas. We do three hundred and freeze them. I sat on a stool in my cast and directed.

He’s a structural engineer. He didn’t like my fold. He said it had a single point of failure. He took the pastry strips away to his desk and returned with a drawing, and from then on the house was silent, apart from him muttering about shear.

They came out square. Three hundred square samosas. He dropped one from shoulder height onto the tile to show me that it didn’t open.

His sister came for the first iftar and asked what these were. “Samosas,” I said. She looked at him and she looked at my cast. “How long until it’s off?”

They fried beautifully, not one burst. I’ve gone back to triangles, but I’ll admit to you, and not to him, that I still use his corner.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Hands in the third row',
    name: 'Kareem',
    age: 28,
    gender: 'M',
    country: 'Canada',
    city: 'Vancouver',
    belief: 'Islam',
    body: `I’ve been deaf since I was two. I grew up in mosques the way you might grow up next to an airport, knowing something huge was going on overhead. In taraweeh I watched backs. When they went down, I went down. I’d feel the “ameen” come up through the carpet into the bones of my feet, a sort of hum, and that was my share of it. Twenty units a night, for thirty nights, of the backs of other people’s shirts.

Two years ago a woman started coming with her kids. Her name was Samira and she was a court interpreter. She’d noticed me, I found out later, because I was always half a second late. She went to the committee and asked if she could stand at the front, off to the side, and sign. There was a discussion. Where would she stand? Who’d be able to see her? Was it allowed, was it distracting? I know all this because somebody’s nephew wrote it down for me on the back of a parking receipt, with his own opinions added in the margin.

In the end they put her on a chair beside the bookshelf for the short talk in the middle of the prayers, not the prayers themselves, with a desk lamp pointed at her hands.

The talk that first night was about Yunus in the whale. I knew the story. I’d read it dozens of times. But I’d never been told it in a room, with people, at the same moment that they were being told. She made the water, and the mouth coming up. She made three darknesses, the night and the sea and the belly, one inside the next, each of them smaller, until there was only her fist under the lamp. Then the fist opened.

An old uncle next to me, who hears perfectly well, was watching her and not the imam. He had his mouth open.

The next night there were six or seven of us in the third row who’d been staying home: a man of sixty with his mother, two girls from Burnaby, a baker. I don’t know where they’d all been. Watching backs someplace else, I guess.

When it ended and people stood up again to pray, the uncle tapped my arm. He’d been practising. He made the whale at me. It was all wrong. It looked like a duck.

I told him it was excellent.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'My cat knows',
    name: 'Zaynab',
    age: 7,
    gender: 'F',
    country: 'Kenya',
    belief: 'Islam',
    body: `My cat is called Bwana. In Ramadan he wakes up before the adhan and sits on the table. He thinks suhoor is for him.

I gave him my fish skin. Now he sits next to me only. My brother says it is because of the fish but it is because he loves me.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Five bowls',
    age: 67,
    gender: 'F',
    country: 'Morocco',
    city: 'Meknes',
    belief: 'Islam',
    body: `I make harira for five because the pot is for five. The children are in Rabat, in Brussels and under the earth; my husband too is under the earth. So there’s me, and I have a big pot.

On the second of Ramadan I put out five bowls without thinking. My hand did it. I stood there and looked at them steaming, and I was angry with my hand.

There’s a building site next door, and the guard is a boy from the mountains who sleeps in a shipping container. I’d only ever spoken to him about the dust. I went out in my slippers and I told him that I’d made a mistake and he had to help me with it. He came, and he brought the two who mix the cement.

That’s four, and I ate the fifth. They finished the month with me. They had terrible table manners and good appetites. On the last night the boy asked me shyly what the mistake had been, since I made it every day.

I told him I had never been good at counting.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Taste this for me',
    age: 35,
    gender: 'M',
    country: 'Australia',
    belief: 'Islam',
    body: `I’m a sauce cook. For eleven months of the year I have, if I say so myself, an excellent palate, and in the twelfth I have to season by eye and by prayer.

Our dishwasher is a Tibetan fellow named Tenzin, who eats plain noodles by choice and distrusts pepper. He was the only one never too busy. So in my first week of Ramadan there I held out a spoon and said, “Taste this for me.”

He tasted. “It’s hot,” he said.

“Hot how? Is it salty?”

“It’s like,” and he looked at the ceiling, “when you come home and someone has moved the furniture.”

I added lemon. He tasted again. “Now they’ve put it back.”

By the end of the month I could cook off those sentences. A wet dog needs acid. A Tuesday needs salt. The beurre blanc was “a rich uncle who’s sorry,” and I didn’t touch it. The head chef says it was the best it’s ever been.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Which sun?',
    name: 'Anwar',
    age: 45,
    gender: 'M',
    country: 'India',
    city: 'Kochi',
    belief: 'Islam',
    body: `I’m second engineer on a bulk carrier. In the engine room there’s no day. There is the noise, forty-four degrees, and a clock which the captain moves an hour whenever he thinks fit.

One year we left Santos for Qingdao on the third of Ramadan. There were four of us fasting: myself, two oilers from Chittagong, and the cook, Rusdi, from Makassar, who fasted all day over frying bacon for the Ukrainians. We agreed on the first night that we’d go by the sun that we could see, not by any country. But then somebody has to see it. I was below. Rusdi’s porthole was over the freezer and faced aft.

It was the third officer who solved it. He was a young Filipino, Catholic, very correct, named Jun. He had the evening watch on the bridge, and he was bored with his sextant, which no one needs any more. He began to take the sunset properly and ring down to us. The phone in the engine control room has a light because you can’t hear it. The light would go on, and I’d pick up, and there was that calm voice. “Second, good evening. Upper limb is gone. Latitude thirty-four south. You may eat.”

Every day it was different. We were running east with the sun behind us, so that the days came up short; some of them by nearly half an hour. The oilers thought it was a gift. Then the captain put the clocks on, and we lost the sleep we had gained in supper. South of Africa there were five days of fog. No sun at all. Jun worked it out from tables and rang down, and each time he said, “This is by calculation, Second. I apologise.”

By the twenty-sixth it was warm again. On the twenty-ninth he rang early. I picked it up thinking there was a fault. “Second, can you leave the engine?”

I went up. It’s a hundred and sixty-two steps. I hadn’t been in open air for two days, and I came out on the bridge wing in my boiler suit, black to the elbows, with the others behind me. Jun gave me the binoculars and pointed with his pencil.

It was very thin and it was lying on its back, like a boat.

“I wasn’t sure if it’s permitted,” Jun said, “for me to be the one that saw it.”

Rusdi had already begun to cry. He was still holding his spatula.`,
  },
  {
    campaign: 'ramadan',
    category: 'RAMADAN',
    language: 'en',
    title: 'Caffeine notes',
    name: 'Miriam',
    age: 40,
    gender: 'F',
    country: 'Canada',
    city: 'Montreal',
    belief: 'Judaism',
    body: `My friend Nawal and I share an office and a coffee problem. I fast one long day in the fall and she does a month, so she’s the professional, but on the subject of the headache I’ve got something to contribute.

“You taper,” I told her. “Ten days before. Three cups, two cups, one, half, tea.” I learned that from my father, who began tapering for Yom Kippur in August.

She’d always gone over the cliff: four espressos on the last day and then nothing. On day two of every Ramadan she used to lie on the floor under her desk with her coat over her head, and I’d tell callers she was in a meeting.

So this year she tapered. We made a chart. On day two she was upright, even cheerful. She put a gift on my keyboard: a little brass pot for coffee, with a card that said, “For September. I’ll cover your phone.”`,
  },
];
