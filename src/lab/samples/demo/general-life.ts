import type { SampleStory } from '../sample-story.ts';

export const generalLifeStories: SampleStory[] = [
  {
    campaign: 'general',
    category: 'ADOPTION',
    language: 'en',
    title: 'The name behind the door',
    age: 47,
    gender: 'F',
    country: 'Canada',
    city: 'Guelph',
    belief: 'Islam',
    body: `We painted the room yellow, because the social worker said not to decide anything about a child before you meet him. He was six. He arrived with two garbage bags and a hamster, and he hated yellow.

For a month he called my husband “sir” and me nothing at all. At dinner he watched how we held out our hands before eating, and one night he held his out too, under the table, where he thought we couldn’t see.

In our faith a child keeps the name he was born with. He found this suspicious. “So I don’t have to be changed?” No, I said. He went upstairs to think it over.

On Saturday we painted the room dark green. He did the part behind the door by himself and wrote his name there with the brush, all three of them. The hamster is gone now. The name is still behind the door.`,
  },
  {
    campaign: 'general',
    category: 'ALHAMDULILLAH',
    language: 'en',
    title: 'What my uncle says to the van',
    age: 33,
    gender: 'M',
    country: 'United Kingdom',
    city: 'Birmingham',
    belief: 'Islam',
    body: `My uncle says alhamdulillah in the same flat voice in which other people say right then. The biscuits are finished, alhamdulillah. It’s raining, alhamdulillah. I worked in his van for three summers, delivering sofas, and I counted once: forty-one times before lunch.

One morning the van wouldn’t start. We had a corner unit in the back and a customer in Solihull who had already shouted. He turned the key, and nothing. He turned it again. He put both hands on the wheel, said the word, and got out to have a look at the weather.

I asked him what there was to be thankful for. He considered it seriously. “You’re here,” he said. “Imagine if I was by myself and had to push.”

So I pushed. It was uphill. He sat in the driver’s seat with the window down, being thankful at me.`,
  },
  {
    campaign: 'general',
    category: 'ALLIES',
    language: 'en',
    title: 'Do not move this pallet',
    name: 'Idris',
    age: 28,
    gender: 'M',
    country: 'Canada',
    city: 'Brampton',
    belief: 'Islam',
    body: `In my first week at the warehouse I prayed behind a stack of dog food, between aisles nine and ten, on a flattened box. I was quick about it. I hadn’t asked anyone because I didn’t want to hear the answer.

On the Thursday I looked up and the shift lead was standing there. Gord is from Newfoundland and built like a chest freezer. He said, “Is that comfortable?” I said it was fine. He nodded and went away.

On Monday there was a new pallet, a clean one, turned on its side to make a little wall, and behind it a square of carpet. Taped to the front was a sign in marker: DO NOT MOVE THIS PALLET. GORD.

Nobody has moved it in four years. We’ve changed the racking twice, and each time the whole aisle gets built around it. New hires ask what’s in it. Gord tells them it’s load-bearing.`,
  },
  {
    campaign: 'general',
    category: 'ANIMALS',
    language: 'en',
    title: 'A cat called Maghrib',
    age: 31,
    gender: 'F',
    country: 'United States',
    city: 'Dearborn',
    belief: 'Islam',
    body: `She turned up at the masjid during the fourth prayer of the day, which is how she got the name. A grey cat with one and a half ears. She walked the length of the women’s section, inspected every handbag, and lay down on the only patch of carpet with sun on it.

There was a meeting about her. There’s a meeting about everything. The treasurer was against, on account of the carpet. An auntie who hadn’t spoken at a meeting since the roof stood up and said that the Prophet, peace be upon him, was kind to cats, and that furthermore the basement had mice.

The motion carried. Maghrib has her own line in the budget now, nine dollars a month. She ignores the treasurer entirely. He’s the one who buys the tins, and I have seen him warming them in his hands first.`,
  },
  {
    campaign: 'general',
    category: 'ARABIC',
    language: 'en',
    title: 'The letter ayn',
    name: 'Peter',
    age: 54,
    gender: 'M',
    country: 'Australia',
    city: 'Melbourne',
    belief: 'Islam',
    body: `The only beginners’ Arabic class that fitted around my roster was the one for six-year-olds. I’m a plumber, six foot three. They gave me a chair anyway, and a laminated camel with my name on it.

I could manage most of it. What I could not do was the letter ayn. It comes from a place in the throat I didn’t know I had. The teacher said to imagine being gently strangled. A boy named Bilal told me to pretend I’d swallowed a frog and was being polite about it.

For ten weeks I practised in the ute, in crawl spaces, under people’s sinks. A lady in Footscray asked if I was all right down there.

Then one Saturday it simply came out, in the middle of the word for eye. The whole class turned around. Bilal put his hand on my arm and said, very kindly, “That was a good frog.”`,
  },
  {
    campaign: 'general',
    category: 'ART',
    language: 'en',
    title: 'Gold leaf on my elbow',
    age: 26,
    gender: 'X',
    country: 'New Zealand',
    city: 'Wellington',
    belief: 'Spiritual',
    body: `I signed up for an illumination workshop at the mosque’s open house because it was raining and it was free. Our teacher was a tiny woman from Isfahan who held her breath when she laid the gold. She made all of us hold ours too. You can’t sneeze near gold leaf. You can’t really even laugh.

I spent four Sundays on a border no wider than my thumb. Each petal took about an hour. At the end I found one that was wrong, pointing the other way from all the rest, and I asked if there was any way to scrape it off.

She looked through her magnifier for a long while. Then she turned to her own page, the big one that had taken her since spring, and showed me hers. Bottom left, a leaf growing backwards. She hadn’t done it on purpose, she said. She just hadn’t minded.

I was on the bus before a kid told me I had gold all over my elbow.`,
  },
  {
    campaign: 'general',
    category: 'BIRTHDAY',
    language: 'en',
    title: 'Everyone turns older on January first',
    age: 23,
    gender: 'F',
    country: 'Canada',
    city: 'Edmonton',
    belief: 'Islam',
    body: `On my father’s side of the family, everybody was born on January the first. My father, his two brothers, their mother, a cousin nobody has met. When they came from Afghanistan there were no papers with days on them, so an officer at a desk gave each of them the first day of a year that seemed about right.

As a kid I thought it was a miracle. I told my grade two teacher about it, and she was very interested.

My grandmother says she was born when the mulberries were ripe, in the year her aunt’s donkey drowned. So now in June we buy mulberries from the Persian store, which cost a fortune and leak, and we put a candle in the box. She blows it out and tells us how old she is. The number goes up and down. Last summer she was seventy-four again, and looked it.`,
  },
  {
    campaign: 'general',
    category: 'BROTHER',
    language: 'en',
    title: 'The top bunk',
    age: 19,
    gender: 'M',
    country: 'Canada',
    city: 'Scarborough',
    belief: 'Islam',
    body: `For twelve years my brother had the top bunk and I had the view of his mattress. He is older by twenty months and never let me forget one of them.

In Ramadan he was supposed to wake me for the meal before dawn. He did it by letting one arm hang down and slapping the air until he hit something. If I didn’t get up, he’d go to the kitchen and come back and eat a boiled egg directly above my face.

He moved to Saskatoon in September for work. First night of Ramadan my phone rang at ten to five. I picked it up and there was no hello. It was just the sound of somebody cracking an egg against a counter, peeling it, and chewing, slowly, for about a minute. Then he hung up.

I sleep on the top now. There’s a dent the size of him.`,
  },
  {
    campaign: 'general',
    category: 'BULLYING',
    language: 'en',
    title: 'I was the one who said it',
    age: 41,
    gender: 'M',
    country: 'Canada',
    city: 'Red Deer',
    belief: 'Atheist',
    body: `Most stories like this are told by the other kid. I was the one who said it.

It was grade eight. There was a boy in our class called Tariq who had come in the middle of the year. He wore the wrong coat and he was good at math, and that was enough. I had a name for him. I won’t write it here. I wasn’t angry at him. I said it because when I said it people laughed, and before that nobody in that class had ever laughed at anything I said.

It went on from about November to the spring. Then one day on the bus I said it and he turned around in his seat, and he didn’t look upset. He looked tired, like my dad after a double shift. He said, “You’re funnier when you do the teachers.”

That was all. He turned back around. I did do the teachers, as it happens. I did a pretty good vice principal. I had not known he was listening.

I stopped after that. I’d like to say I apologized, but I just stopped, and I did the teachers instead, and sometimes from the seat in front I would see his shoulders going. We never became friends. He moved away at the end of grade nine.

Last year my daughter started at a new school. She came home one night and asked what you should do if everyone is laughing at somebody and you laughed too. I was at the sink. I told her about Tariq, the whole thing, including the name, because I thought she should hear what it sounded like in her own father’s mouth. She was quiet. Then she asked what he was doing now.

I didn’t know. It took me three evenings to find him. He’s a pharmacist with two boys and a beard. I wrote a letter, tore it up, and wrote a shorter one. I said I was sorry and that I didn’t need an answer.

The answer came a month later, four lines. He said he did remember. He said it had been a long winter. At the end he asked if I could still do the vice principal.`,
  },
  {
    campaign: 'general',
    category: 'CHARITY',
    language: 'en',
    title: 'The pickle jar by the stove',
    age: 36,
    gender: 'F',
    country: 'Pakistan',
    city: 'Multan',
    belief: 'Islam',
    body: `My mother kept an old pickle jar by the stove. Each time she cooked rice she took one fistful out of the measure and dropped it in. We were six children and there was not always enough for six, and I remember being furious with that jar.

On Thursdays it was my job to carry it to a certain house and leave it at the door. I was not to knock. I was not to look at the window. The empty jar would be on our own step next morning, rinsed.

I asked who lived there and my mother said, someone with a stove.

When she died a woman I had never seen came to the condolences. She sat by the wall for three days and spoke to no one. On the last evening she pressed something wrapped in newspaper into my hands. It was the lid.`,
  },
  {
    campaign: 'general',
    category: 'CHRISTMAS',
    language: 'en',
    title: 'Nineteen Christmas Eves',
    age: 45,
    gender: 'M',
    country: 'Canada',
    city: 'Winnipeg',
    belief: 'Islam',
    body: `I have worked the front desk of the same hotel for nineteen Christmas Eves. It started as a favour. I said, I have no tree to get home to, you go. By now it’s in the schedule in pen.

You meet a particular kind of guest. A trucker stuck by the weather. A man who’d been told to leave the house. One year an old couple had come in to see a son who did not, in the end, pick up his phone. I made them tea from my own tin, with cardamom, and they taught me a card game called cribbage that I still don’t understand.

The kitchen closes at nine, so the day cook leaves me a plate: turkey, beans, no gravy because she isn’t sure about the gravy. She has written NO PIG on the foil every single year. On Eid she takes my shift and I leave her a plate as well. I write NO PIG on it.`,
  },
  {
    campaign: 'general',
    category: 'CLOTHING',
    language: 'en',
    title: 'The tailor of the second floor',
    age: 20,
    gender: 'F',
    country: 'Norway',
    city: 'Oslo',
    belief: 'Islam',
    body: `For my graduation I wanted to wear a bunad, the Norwegian festival dress, and my mother wanted shalwar kameez. We didn’t fight. We just each mentioned it at breakfast for about five months.

A bunad costs more than a used car. My mother sews for half our building, and one night I came home and she had an old one on the table, borrowed from the lady on the second floor, turned inside out. She was reading the seams like a newspaper.

What I wore was dark blue wool, with the embroidery of my mother’s village down the front where the flowers of Telemark should be, and a scarf to match. The silver buttons belonged to the lady on the second floor. She cried, then told my mother the hem was two centimetres too short by tradition.

My mother said that by tradition it was the right length. They are still discussing it.`,
  },
  {
    campaign: 'general',
    category: 'COFFEE_TEA_OR_ME',
    language: 'en',
    title: 'The tray',
    age: 0,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Luton',
    belief: 'Islam',
    body: `The deal was that I would carry the tea in, sit for twenty minutes, and have an opinion by Sunday. I had done it four times. I had a system: look at the shoes, then the hands, then decide.

This one’s shoes were by the door with everyone else’s, so I started with the socks. They didn’t match. One had pineapples.

I bent to offer the tray and his little nephew shot out from under the coffee table. Six cups went. His mother said it was nothing. My mother said it was nothing in a different tone. He was already on his knees with a box of tissues, mopping my father’s foot.

In the kitchen, wringing out a cloth, he asked if I even liked tea. I said not really. He said he couldn’t stand it, he had been drinking it in strangers’ living rooms since February.

We’ve been married for three years. There’s a kettle. We use it for noodles.`,
  },
  {
    campaign: 'general',
    category: 'COMEDY',
    language: 'en',
    title: 'Heckled by my mother',
    age: 27,
    gender: 'M',
    country: 'United States',
    city: 'Houston',
    belief: 'Islam',
    body: `I did stand-up for two years before I let my mother come. She sat in the second row with her purse on her knees and a shawl over the purse.

I have a bit about her. Every comic does. In mine she calls to ask if I’ve eaten while I am actively eating in front of her. It kills. I did it, it killed, and in the quiet right after, a voice said, “He left out that it was cereal. At four in the afternoon.”

The room fell apart. I tried to keep going. I did the one about my wedding prospects and she said, “Tell them about the dentist.” People started asking her things. Somebody bought her a mango juice.

She did about six minutes, all told. Afterwards the guy who books the room came over, shook her hand, and asked if she had a tape. She told him she was busy Thursdays.`,
  },
  {
    campaign: 'general',
    category: 'CONVERTING_REVERTING',
    language: 'en',
    title: 'Mom and the turkey bacon',
    name: 'Shawn',
    age: 38,
    gender: 'M',
    country: 'Canada',
    city: "St. John's",
    belief: 'Islam',
    body: `I told my mother I’d become Muslim in her kitchen on a Sunday, with the radio going. She turned down the radio. She asked if I’d have to go away. I said no. She asked if it was on account of a girl. I said no. She asked what she was supposed to do about Jiggs dinner, with the salt beef and all, and I said beef was fine, Mom, and she sat down.

She’s seventy-three, goes to Mass, and hasn’t been on a plane. For a while she’d hardly mention it, only she started leaving the bathroom mat somewhere odd, and I worked out she had been told I needed a mat.

One morning that winter I came down and there was a package of turkey bacon in the fridge with my name on it. She’d been to three stores. It was the worst thing I ever ate. She watched me finish it, and then she tried a bit herself and said, “Lord, Shawn. You must really believe.”`,
  },
  {
    campaign: 'general',
    category: 'COOKING',
    language: 'en',
    title: 'Biryani by telephone',
    age: 20,
    gender: 'M',
    country: 'Canada',
    city: 'Halifax',
    belief: 'Islam',
    body: `My mother doesn’t measure. I’d moved two time zones away and I wanted biryani, so I propped the phone against the toaster and she directed me like air traffic control.

How much salt? “Until it’s enough.” How long do I fry the onions? “Until they’re ready.” What do they look like when they’re ready? She thought about it. “You know Uncle Rafiq’s car?” I did know Uncle Rafiq’s car. It was that exact brown.

We were doing well until she said to put a cloth over the lid and listen. Listen to what? “Shh.” So the two of us listened to the pot, her in Saskatoon and me in a basement with one window. My roommates came in and I held up a hand and they stood still as well.

There was a little tick, like a clock. “There,” she said. “Turn it off.” I have tried with a timer since and it isn’t the same.`,
  },
  {
    campaign: 'general',
    category: 'COOKING',
    language: 'en',
    title: 'The samosa line',
    name: 'Farida',
    age: 62,
    gender: 'F',
    country: 'Canada',
    city: 'Burnaby',
    belief: 'Islam',
    body: `Six of us fold samosas in the mosque kitchen on the last Saturday of the month. We sell them frozen, by the dozen, to pay for the furnace. We’ve been paying for the furnace since 2009.

There is an order to it. I roll. Zainab cuts. Nobody is allowed near the filling but Zainab’s sister, who doesn’t trust anyone with cumin. Last spring a young woman came, newly arrived, very shy, and we put her at the end to seal the edges with paste.

Hers were all wrong. They had a pleat along the side, like a curtain. We looked at one another. She said that was how it was done in her grandmother’s house in Harar, and went red.

We fried two, one of ours and one of hers. Nobody said anything for a moment. Then Zainab’s sister, who in fifteen years has praised nothing, moved her stool over and said, “Show me slowly.”`,
  },
  {
    campaign: 'general',
    category: 'COURAGE',
    language: 'en',
    title: 'Three minutes at the microphone',
    age: 50,
    gender: 'F',
    country: 'Canada',
    city: 'Regina',
    belief: 'Islam',
    body: `All I wanted was a bus shelter. The stop by our mosque is a pole in a field, and in January the old women wait there with their backs to the wind like penguins.

The city gives you three minutes. I had written it out on cards and practised for my cat. When they called me I got to the microphone and it was set for somebody tall. I could see the lights, and the nine of them behind the desk, and I could not remember one word of English. I’ve lived here twenty-two years. I dream in English.

So I stood. I looked at the clock counting down in red. At one minute forty I said, “It is cold.” At one minute ten I said, “They are old.” Then I sat down.

I was so ashamed I didn’t stay to hear. My son phoned me in the car. It had passed, nine to nothing. The councillor in the corner seat said it was the best speech of the night.`,
  },
  {
    campaign: 'general',
    category: 'COUSIN',
    language: 'en',
    title: 'Nine days older',
    name: 'Leïla',
    age: 25,
    gender: 'F',
    country: 'France',
    city: 'Marseille',
    belief: 'Islam',
    body: `My cousin Inès and I were born nine days apart, she in Fez and I in Marseille, and every summer they put us back to back against the same kitchen wall. My uncle laid a book on our heads and drew a line. The wall is covered in us. Some years it’s her, some years me, by the thickness of the book.

At fourteen we had a terrible quarrel, over a boy who sold phone cases. We didn’t speak for the whole of August. On the last day my uncle called us to the wall anyway. We stood there, spine to spine, not saying a word. I could feel her trying not to breathe.

He took a very long time over it. He measured twice. Then he said it was a tie, he would have to draw just one line for the two of us, and would we please write both names under it because he had something in his eye.`,
  },
  {
    campaign: 'general',
    category: 'COVID19',
    language: 'en',
    title: 'Eid in the parking lot',
    age: 60,
    gender: 'M',
    country: 'Canada',
    city: 'Toronto',
    belief: 'Islam',
    body: `The first Eid of the pandemic I put on my good clothes, the cream ones, and went and sat in my car. My wife thought I had lost my mind. But I’d worn good clothes on that morning for fifty-six years and I needed to be going somewhere.

I drove to the mosque, which was locked. And there they were. Maybe thirty cars, all in the lot, all with the windows up and one person or one family inside, dressed to the nines. Nobody had organized it. We parked in rows, as it happens. Quite straight rows.

Somebody put the takbir on his radio and opened his window a hand’s width. Then others did. A boy in the back seat of a Corolla held up a tray of sweets against the glass so that I could choose one. I pointed at the green one. He ate it for me, and gave me the thumbs up.`,
  },
  {
    campaign: 'general',
    category: 'DAUGHTER',
    language: 'en',
    title: 'She marked my letter in red',
    age: 48,
    gender: 'M',
    country: 'United States',
    city: 'Columbus',
    belief: 'Islam',
    body: `When I applied to get my engineering licence here, I wrote a letter explaining my experience. I had built two bridges near Mosul. I left the pages on the table overnight, and in the morning they were covered in red pencil.

My daughter was nine. She’d put in the articles, a and the, in tiny balloons. She had circled “I was constructing” and written: were you still doing it when the letter starts? At the bottom she gave me a seven out of ten and a sticker of a whale.

I was annoyed, and then I saw that she was right about every one.

I sent it in with her corrections. It took three more years and a great many other papers. The day the certificate came I had it framed, with the whale in the corner, under the glass. People at the office assume it is part of the seal.`,
  },
  {
    campaign: 'general',
    category: 'DEATH',
    language: 'en',
    title: 'Washing my aunt',
    age: 35,
    gender: 'F',
    country: 'Canada',
    city: 'Ottawa',
    belief: 'Islam',
    body: `When a Muslim woman dies, women wash her. I had known that all my life as a sentence. Then my aunt died on a Tuesday, there were only my mother and me, and my mother’s hands would not stop shaking, so it was going to be me.

A volunteer met us in the little room behind the mosque. She was perhaps sixty, in rubber boots and an apron, with reading glasses on a beaded string. Her name was Hafsa and in ordinary life she drove a school bus. She told me nothing would be uncovered that my aunt would not want uncovered. She said the water should be as warm as you’d make it for a baby, and had me test it on my wrist.

I’d been afraid of what I would feel. What I had not expected was how practical it is. You begin on the right. You support the head. Hafsa talked the whole time, but not to me. She said, “Now we’re going to turn you, sister, there we are, nearly done.” She asked what my aunt had been like.

I said she was ticklish. I don’t know why that was what came. I said that when we were children you could make her drop a tray of glasses by just pointing at her feet. Hafsa nodded, and when we came to the feet she slowed right down and used the flat of her hand. “Gently here,” she told me. “We remember about these.”

There was camphor in the last water. I washed her hair and combed it into three braids, the way it’s done. It was longer than I had known. She’d always worn it pinned, and I thought how I must be the only person under seventy who had seen it all.

When it was finished and she was wrapped, Hafsa turned off the tap and the room got very quiet. She took off her glasses and dried them. She asked if I’d eaten, and I hadn’t, and she had half an egg sandwich in her coat. We ate it on the back step in our boots.

I’m on the list now. They called me for the first time in March, at six in the morning. I brought a sandwich.`,
  },
  {
    campaign: 'general',
    category: 'DISABILITY',
    language: 'en',
    title: 'The man who talked with his sleeves',
    name: 'Nasreen',
    age: 39,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Bradford',
    belief: 'Islam',
    body: `I’m Deaf. For thirty years, Friday prayers meant watching the back of my mother’s head and standing up when it did. I knew there was a sermon because people’s faces changed.

Two years ago the mosque got an interpreter. He stood beside the imam in a black jumper, and on the first Friday the imam told a story about a camel. I had no idea sermons had camels in them. I’d imagined thirty years of rules.

I laughed out loud. I don’t know how loud, I never do, but every head in the women’s gallery came round. My mother went crimson. Then she saw what I was looking at, and she stopped looking at the imam and looked at the interpreter as well, the whole rest of the hour.

She’s seventy. On the way home she asked me for the sign for camel. She does it too big. She does it in the supermarket.`,
  },
  {
    campaign: 'general',
    category: 'DUA',
    language: 'en',
    title: 'Dua for a parking space',
    age: 0,
    gender: 'F',
    country: 'South Africa',
    city: 'Durban',
    belief: 'Islam',
    body: `My mother makes dua for parking. She does it out loud, palms up over her handbag, from the moment we turn off the freeway. It works about as often as you would think, but she keeps no record of the failures.

I used to tease her. I said, surely He has other things to see to. She said that if you only speak to someone when your house is on fire, you can’t call it a friendship.

In June she was in the hospital and I circled that parking garage for twenty-five minutes. Level one, level two, the roof, down again. At some point I noticed my hands were off the wheel, at a red light, open on my knees. I wasn’t asking about parking.

A bakkie pulled out right in front of me. When I told her upstairs, she wasn’t even surprised. She wanted to know if it was in the shade.`,
  },
  {
    campaign: 'general',
    category: 'EDUCATION',
    language: 'en',
    title: 'Grade ten at fifty one',
    age: 53,
    gender: 'F',
    country: 'Canada',
    city: 'Surrey',
    belief: 'Islam',
    body: `I left school in Kismayo at twelve, and went back in Surrey at fifty-one. My youngest was in grade ten and so was I. He asked me please not to wave at him on the bus.

Mathematics I liked. In a market you learn percentages or you go hungry. It was the biology that frightened me, all those words in Latin. I wrote them on masking tape and stuck them around the house. Mitochondria on the rice cooker. Membrane on the shower curtain. My husband, who drives nights, came home and found Nucleus on his chair and didn’t ask.

The final exam was in a gymnasium. I had the seat under the basketball hoop. I looked at question one and I saw my own kitchen, as clear as anything, and I went round it with my pen from the door to the window, reading off the labels.

Eighty-one percent. The tape is still on the rice cooker.`,
  },
  {
    campaign: 'general',
    category: 'ENTREPRENEUR',
    language: 'en',
    title: 'Eleven jars of chili oil',
    name: 'Musa',
    age: 34,
    gender: 'M',
    country: 'Canada',
    city: 'Calgary',
    belief: 'Islam',
    body: `My family are Hui, from Lanzhou, and what we know is noodles. But you can’t bring noodles to a farmers’ market, they go soft, so I brought chili oil. Eleven jars. I’d made a sign that said HALAL CHINESE, and people would come up to it, read it, look at me, and read it again.

By noon I had sold one, to my wife.

Then a very old man in a cowboy hat stopped. He asked if it was hot. I said medium. He bought a jar, opened it right there, put his finger in and licked it. His eyes filled up. He stood holding onto my table and I thought, I’ve killed a customer.

“Son,” he said, when he could. “Who told you that was medium?” He bought four more for his brothers, whom he said he’d never liked. I changed the label. He comes every Saturday and tells the whole line about it.`,
  },
  {
    campaign: 'general',
    category: 'FATHER',
    language: 'en',
    title: "Dad's calculator",
    age: 28,
    gender: 'F',
    country: 'Canada',
    city: 'Laval',
    belief: 'Islam',
    body: `My father did the books for a carpet importer and he trusted only one calculator, a beige one with a paper roll. He’d bought it in Beirut in 1981. It sounded like a small animal eating a walnut.

As a teenager I couldn’t sleep for it. Every night after supper, crunch, crunch, crunch, then the tearing of the strip. I once asked what could possibly need that much adding.

After he retired I was helping him clear the desk and found a shoebox of rolled paper strips, each with an elastic, each with a date. I unrolled one. It wasn’t carpets. It was my orthodontist, divided by months. Another was my brother’s hockey. Another had the price of a ticket to Beirut, worked out seven different ways, and at the bottom a total with a line through it and the word skates.

I still hate the noise. I asked him for it anyway. It’s on my desk.`,
  },
  {
    campaign: 'general',
    category: 'FEAR',
    language: 'en',
    title: 'Keys in the lock',
    age: 32,
    gender: 'F',
    country: 'Germany',
    city: 'Essen',
    belief: 'Islam',
    body: `I had lived alone for nine days. It was November, the building was new to me, and on the stairs there was a man on the third floor who never answered my good morning. He looked at my headscarf and then at the wall.

Just after eleven at night somebody hammered on my door. Not a knock. I stood in the hall in my socks and didn’t breathe. I could see the shadow of two feet. He hammered again and then it stopped, and something scraped against the metal.

I held a rolling pin. I’m not proud of it. I said, through the wood, that I was calling the police.

There was a silence. Then an old, tired voice said, “Young lady, your keys are in the lock. On the outside. Since this afternoon, I think.” The letterbox lifted and they came through, one after the other, because they were too thick for the slot all together. He’d taken each one off the ring.

He says good morning now. He’s quite deaf, it turns out. You have to say it on his left.`,
  },
  {
    campaign: 'general',
    category: 'FOOD',
    language: 'en',
    title: 'The blue cooler',
    age: 36,
    gender: 'M',
    country: 'Canada',
    city: 'Thunder Bay',
    belief: 'Islam',
    body: `We drove everywhere. Winnipeg, Sault Ste. Marie, once all the way to Halifax, five of us in a minivan, and we never stopped at a restaurant because of the blue cooler.

It held cold kebabs in foil, boiled eggs, a stack of roti in a tea towel, and a jar of lime pickle wrapped in two bags, because in 1998 it had leaked on a sleeping bag and we’d been hearing about it ever since. We ate at picnic tables beside the highway. I’d watch other kids go by with fries and want to die.

Last summer I took my own two along the same road. My wife had picked out a diner with good reviews. We sat in the booth, and the fries came, and they were all right.

An hour later my son asked what Grandma used to pack. I told him. He was quiet until the next sign. Then he asked if they still make coolers like that.`,
  },
  {
    campaign: 'general',
    category: 'FRIENDSHIP',
    language: 'en',
    title: 'Forty years of one chess game',
    name: 'Saul',
    age: 71,
    gender: 'M',
    country: 'Canada',
    city: 'Montreal',
    belief: 'Judaism',
    body: `Mahmoud and I met in the lobby of a dentist’s office in 1983, both of us early, both with a swollen face. There was a chessboard. By the time they called me I was losing, and I asked if we could finish another day.

He drove a bread truck. I taught geography. We played Tuesdays, at his place or mine, never for money. His wife thought I was too thin. My wife thought he was too polite and that it must be a trick. We had one rule, made up in the first year and never broken, that anything in the news could be discussed, but only while it was your own move, with your own clock running. You would be amazed how brief a man can be.

We sat in each other’s houses after the funerals. He came to my mother’s shiva with a dozen loaves, and stood in the hall with his cap in his hands until somebody took them. When his son married I was seated with the uncles and given the best piece of the lamb, and I wept, partly from the pepper.

There were bad weeks. There was one autumn when neither of us said anything at all for six Tuesdays, but we played. I’d hear his truck, I’d set out the board. He always touched the king before he started, one finger, like a mezuzah. I asked him about it. He said he’d got it from me.

He can’t see the pieces very well now. His daughter bought a set for the blind, with pegs, and the black squares raised. He runs his hands over the whole board before each move and it takes a long while. I don’t mind. I look at his hands, or out at the street.

Last Tuesday he stopped in the middle of it and asked me who was winning, over all. I told him I had kept a tally in the back of my old school atlas since that first winter. He wanted the number. I got up and found it, and counted, twice. He leads by four.

He laughed for so long that his daughter came in from the kitchen. Then he said it was my move, and that my clock was running.`,
  },
  {
    campaign: 'general',
    category: 'FRIENDSHIP',
    language: 'en',
    title: 'Salma and the corn snake',
    name: 'Bethany',
    age: 13,
    gender: 'F',
    country: 'Canada',
    city: 'Peterborough',
    belief: 'Christianity',
    body: `I got put beside Salma in grade six because we were both short. For two weeks we only said stuff like pass the glue.

Then our teacher brought in a corn snake for science and asked who wanted to hold it. Nobody. All the loud boys went quiet. Salma put her hand up about this high, like she was asking to go to the washroom.

It went up her arm and under the edge of her hijab and around the back. You could see the bump moving. Our teacher was saying stay calm, stay calm, but she was the only one who wasn’t. Salma just looked straight at me and said, “It’s tickling my ear. Can you see its head?”

I had to reach in and get it. I hate snakes. We’ve been best friends ever since. Her mom still doesn’t know and I’m pretty sure she won’t read this.`,
  },
  {
    campaign: 'general',
    category: 'GARDENING',
    language: 'en',
    title: 'The fig that lives in the garage',
    age: 63,
    gender: 'M',
    country: 'Canada',
    city: 'Windsor',
    belief: 'Islam',
    body: `Every November I tip my fig tree over. You dig round the roots on one side, you lean on it, and it lies down like a camel. Then I cover it with old carpet and leaves. That is what the Italians taught me when I came from Zahlé.

Three years ago my back gave out, and my Italian, Enzo, was already eighty. So we put it in a barrel on wheels, and now it winters in the garage next to the snow tires.

I go out there in January and sit with it. There are no leaves, it looks like a hat rack. I tell it a few things. My wife says she can hear me through the wall, and that I’m more forthcoming with the tree.

In August there were sixty-two figs. I brought half to Enzo on a plate. He picked one up, turned it over, and told me what I’d done wrong.`,
  },
  {
    campaign: 'general',
    category: 'GRANDFATHER',
    language: 'en',
    title: 'He whistled for the goats',
    name: 'Yusra',
    age: 17,
    gender: 'F',
    country: 'United States',
    city: 'Minneapolis',
    belief: 'Islam',
    body: `My awoowe had three hundred goats and knew each of them by its walk. Then he had an apartment on the fourteenth floor in Minneapolis and knew no one.

Mostly he sat on the balcony with his stick across his knees. He’d whistle, a low one that went up at the end. My mom would say, Aabbe, the neighbours. He’d stop for a bit.

One spring he got me to take him down to the playground. Forty, fifty kids, screaming, all over the place. He watched for a while. Then he whistled. I’m telling you every kid in that park stopped and turned around. A toddler walked straight up to him and sat on his shoe.

He looked so pleased. He leaned on his stick and counted them, pointing with his chin. Then he picked out one boy by the fence and told me, in Somali, that one has a bad knee, tell his mother. He was right, too.`,
  },
  {
    campaign: 'general',
    category: 'GRANDMOTHER',
    language: 'en',
    title: 'Nani learns to text',
    age: 24,
    gender: 'F',
    country: 'United States',
    city: 'Edison',
    belief: 'Islam',
    body: `We gave Nani a phone when she turned eighty, so that she could call for help if she fell. She has not fallen. She has sent me four thousand messages.

She doesn’t type. She found the voice button by herself and then the little pictures, and she uses them according to a system nobody else knows. A rooster means good morning. A rooster with an umbrella means good morning, her knees hurt. Aubergine means aubergine, and my cousins have agreed not to discuss it.

On the day of my bar exam I got nothing. I checked all through breakfast. I thought, well, she’s asleep, she’s forgotten, she is eighty-one.

When I came out five hours later there was one message, sent at four that morning. It was her breathing, then the sound of her prayer mat being shaken out, then forty minutes of very soft mumbling with my name in it every so often. At the end, a rooster.`,
  },
  {
    campaign: 'general',
    category: 'GRANDMOTHER',
    language: 'en',
    title: "Teta's button tin",
    age: 44,
    gender: 'F',
    country: 'Lebanon',
    city: 'Tripoli',
    belief: 'Islam',
    body: `My teta saved buttons. Nothing in her house left it with its buttons on. Before a shirt became a rag she sat at the window with the little scissors and took them off, one by one, into a butter biscuit tin.

When the electricity went, which was every evening, she’d bring out the tin and tip it on the blanket, and we had to guess by touch. This is Grandfather’s raincoat. This is your mother’s school uniform. This one, with the chip, is the dress I wore to the port.

She never told us what happened at the port. We’d hold it and wait. She would take it back, warm from our hands, and reach for another.

I have the tin now. My children like the gold ones. Last month the power was out and my youngest put the chipped one in my palm in the dark, and asked me whose it was, and I knew it at once.`,
  },
  {
    campaign: 'general',
    category: 'GROWING_UP',
    language: 'en',
    title: 'The good living room',
    age: 30,
    gender: 'F',
    country: 'Netherlands',
    city: 'Rotterdam',
    belief: 'Secular',
    body: `We had two living rooms. One had us in it. The other had a cream sofa with plastic on it, a cabinet of glasses no one had ever drunk from, and a clock in the shape of the Kaaba that ran a quarter of an hour fast. You could look in from the doorway.

It was for guests. I used to study the guests, to see what they had done to deserve it. They’d sit down and the plastic would sigh.

When I was sixteen I came home at two in the morning, having lied about where I’d been, and the only light on was in there. My father was on the cream sofa in his undershirt. He’d taken the plastic off. It was folded up beside him, perfectly square. He patted the cushion.

I sat. It was the softest thing. He didn’t shout. He poured me water into one of the glasses and we both looked at the clock.`,
  },
  {
    campaign: 'general',
    category: 'HAJJ',
    language: 'en',
    title: 'The left sandal',
    age: 51,
    gender: 'M',
    country: 'Canada',
    city: 'Moncton',
    belief: 'Islam',
    body: `I saved for Hajj for fourteen years, and on the second day I lost my left sandal.

You leave them at the door of the mosque with, I would say, half a million others. When I came out there was the right one, a brown rubber thing from a drugstore in Moncton, all by itself. It was forty-three degrees and the marble outside the shade was like a pan. I stood on one leg.

I’d prepared for everything. I had a money belt. I’d memorized the prayers in order, and walked up and down the river all winter in the snow to get my feet ready. I had imagined weeping at the sight of the Kaaba, and I had wept. I hadn’t imagined hopping.

A man came along, very tall, in the same two white sheets as me, from Niger as I learned, leading his father by the wrist. The old man must have been ninety. They stopped. We had no language. I pointed to my foot. The son looked at it, then bent down and without any fuss took off his own left sandal and put it in front of me.

I said no. I made every gesture for no there is. He said something to his father, and the father laughed, and then the three of us set off across that square, he with a right and I with a right and a left, the old man between us with a hand on each. When the stone got too hot for him we stopped in somebody’s shadow. There’s always a shadow, with that many people. Then on to the next.

It took most of an hour to go what I’d done in ten minutes that morning. At the gate a boy was selling sandals from a sheet. I bought three pairs. The son took one, after some argument. The old man refused his. He held up his own foot to show me the sole of it, grey and cracked like a riverbed, and slapped it, proudly.

People here ask what it was like, and I tell them about the Kaaba, since that’s what they’re asking. I still have the odd sandal. It’s a size too large and the strap has been mended with wire. I’ve never known what one would do with it, except keep it.`,
  },
  {
    campaign: 'general',
    category: 'HALAL_FOOD',
    language: 'en',
    title: 'The marshmallow question',
    name: 'Safiya',
    age: 11,
    gender: 'F',
    country: 'Canada',
    city: 'Barrie',
    belief: 'Islam',
    body: `At camp there was a fire every night and every night there was the marshmallow question. They have gelatin and gelatin is from pigs mostly. So I would say no thanks and hold a stick with nothing on it, so I’d have something to do.

On the third night my counsellor sat down next to me with her stick and it also had nothing on it. She said she was just cooking the stick. We cooked our sticks. I said mine was medium rare.

On Friday she had the day off. She came back late when we were already at the fire and she had a bag from the halal store in the city, which is more than an hour away. They were kind of stale and they were the pink and white kind.

Everybody wanted one because they were different. I got to be in charge of the bag. I gave her the first one but she dropped it in the fire.`,
  },
];
